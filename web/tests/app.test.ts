// Parlour as an app: a lost connection, an offer to install it, and the door to the network.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { api } from "../src/api";
import { build } from "../src/build.svelte";
import { door } from "../src/door.svelte";
import { install } from "../src/install.svelte";
import { reach } from "../src/reach.svelte";
import Share from "../src/table/Share.svelte";
import Problem from "../src/ui/Problem.svelte";
import { toasts } from "../src/ui/toasts.svelte";
import type { DoorStatus } from "../src/wire";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a lost connection", () => {
  test("is told, looked after, and what failed is tried again when it is back", async () => {
    vi.useFakeTimers();
    const heard = vi.spyOn(build, "heard");
    const fetched = vi.fn().mockRejectedValue(new TypeError("Failed to fetch"));
    vi.stubGlobal("fetch", fetched);
    const problem = await api.games().catch((refusal: Error) => refusal as Error);
    expect([reach.lost, (problem as Error).message]).toEqual([true, "The server cannot be reached. Are you online?"]);
    vi.stubGlobal("fetch", async () => new Response("<h1>Bad gateway</h1>", { status: 502 })); // a proxy says it
    await expect(api.games()).rejects.toMatchObject({ code: "offline" });
    vi.stubGlobal("fetch", fetched);
    const again = vi.fn();
    render(Problem, { problem: problem as Error, again });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetched.mock.calls.length).toBeGreaterThan(3);
    fetched.mockResolvedValue(new Response("", { status: 502 })); // a proxy answers, the server does not
    await vi.advanceTimersByTimeAsync(10_000);
    expect([reach.lost, again.mock.calls.length]).toEqual([true, 0]);
    fetched.mockResolvedValue(new Response("{}", { headers: { "parlour-build": "new" } }));
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect([reach.lost, again.mock.calls.length]).toEqual([false, 1]);
    expect(heard).toHaveBeenLastCalledWith("new");
    const asked = fetched.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched.mock.calls.length).toBe(asked); // nothing is asked any more
  });
});

describe("an app", () => {
  test("is installed where the browser offers it", async () => {
    expect(install.offer).toBeNull();
    const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt: vi.fn() });
    window.dispatchEvent(offer);
    expect([install.offer, offer.defaultPrevented]).toEqual([offer, true]);
    await install.ask();
    expect([install.offer, offer.prompt.mock.calls.length]).toEqual([null, 1]);
  });
});

describe("the door", () => {
  const shut: DoorStatus = { yours: true, addresses: ["192.168.1.5", "10.0.0.2"] };
  const open: DoorStatus = { ...shut, address: "192.168.1.5", link: "http://192.168.1.5:3141/" };

  async function share(...answers: (DoorStatus | { code: string; sentence: string })[]) {
    const asked: unknown[] = [];
    vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
      const answer = answers.length > 1 ? answers.shift()! : answers[0];
      asked.push([method, path, body]);
      return new Response(JSON.stringify(answer), { status: "code" in answer ? 400 : 200 });
    });
    door.status = { yours: false };
    render(Share, { link: "http://localhost:8080/table/abc?at=3", title: "Anyone with this link can sit down" });
    await vi.waitUntil(() => asked.length);
    await vi.waitFor(() => expect(document.body.textContent).toMatch(/link/));
    await tick();
    return asked;
  }
  const toggle = () => screen.queryByLabelText<HTMLInputElement>("Let friends on this network in");
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

  test("is no concern of those who do not sit at the computer that serves", async () => {
    await share({ yours: false });
    expect(toggle()).toBeNull();
    expect(field("Anyone with this link can sit down")).toBe("http://localhost:8080/table/abc?at=3");
  });

  test("opens with one click, and the link is one that others can follow", async () => {
    const asked = await share(shut, open, { ...open, address: "10.0.0.2", link: "http://10.0.0.2:3141/" }, shut);
    await vi.waitFor(() => expect(field("This link works on this computer only")).toContain("localhost"));
    const code = () => document.querySelector("svg[role=img] path")?.getAttribute("d") ?? "";
    expect(code()).toBe(""); // nobody could follow it
    await fireEvent.click(toggle()!);
    await vi.waitFor(() => expect(field("Anyone with this link can sit down")).toBe("http://192.168.1.5:3141/table/abc?at=3"));
    await vi.waitFor(() => expect(code()).not.toBe(""));
    const before = code();
    expect(document.body.textContent).toMatch(/http:\/\/192.168.1.5:3141\/ Anyone on this network can now come in/);
    await fireEvent.change(screen.getByLabelText("Address in the link"), { target: { value: "10.0.0.2" } });
    await vi.waitFor(() => expect(field("Anyone with this link can sit down")).toContain("http://10.0.0.2:3141/"));
    await vi.waitFor(() => expect(["", before]).not.toContain(code()));
    await fireEvent.click(toggle()!);
    await vi.waitFor(() => expect(toggle()!.checked).toBe(false));
    const bodies = ['{"address":"192.168.1.5"}', '{"address":"10.0.0.2"}', '{"address":null}'];
    expect(asked.slice(1)).toEqual(bodies.map((body) => ["PUT", "/api/door", body]));
  });

  test("says why it does not open, and the switch stays off", async () => {
    await share(shut, { code: "address", sentence: "Nobody can be served there." }, shut);
    await vi.waitFor(() => expect(toggle()).not.toBeNull());
    await fireEvent.click(toggle()!);
    await vi.waitFor(() => expect(toasts().map(({ sentence }) => sentence)).toEqual(["Nobody can be served there."]));
    await vi.waitFor(() => expect(toggle()!.checked).toBe(false));
  });

  test("has no switch where there is no network", async () => {
    await share({ yours: true });
    await vi.waitFor(() => expect(document.body.textContent).toContain("does not seem to be on a network"));
    expect(toggle()).toBeNull();
  });
});
