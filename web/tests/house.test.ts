import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../src/api";
import Account from "../src/pages/Account.svelte";
import Home from "../src/pages/Home.svelte";
import { session } from "../src/session.svelte";

const guest = { name: "Ada", account: null };

beforeEach(() => {
  session.me = null;
  vi.spyOn(api, "me").mockResolvedValue(guest);
  vi.spyOn(api, "games").mockResolvedValue([]);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("home shows what the house says, as text", async () => {
  vi.spyOn(api, "house").mockResolvedValue({ message: "We move at ten.\n<b>Good night!</b>" });
  render(Home, { id: "" });
  const message = await screen.findByText(/We move at ten/);
  expect(message.textContent).toBe("We move at ten.\n<b>Good night!</b>");
  expect(screen.getByRole("status").textContent).toContain("A message from whoever runs this server");
});

test("home shows the games if the house does not answer", async () => {
  vi.spyOn(api, "house").mockRejectedValue(new Error("offline"));
  const { container } = render(Home, { id: "" });
  await vi.waitUntil(() => container.querySelector(".boxes"));
  expect(screen.queryByRole("status")).toBeNull();
});

test.each([
  [{ invited: true }, "K7QM-2XWT-9PDA"],
  [{}, ""],
])("a new account takes an invitation where the house wants one: %o", async (house, code) => {
  vi.spyOn(api, "house").mockResolvedValue(house);
  const register = vi.spyOn(api, "register").mockResolvedValue({ ...guest, account: "ada" });
  render(Account, { id: "" });
  await fireEvent.input(screen.getByLabelText("Account name"), { target: { value: "ada" } });
  await fireEvent.input(screen.getByLabelText(/^Password/), { target: { value: "a good password" } });
  if (code) await fireEvent.input(await screen.findByLabelText(/^Invitation/), { target: { value: code } });
  else expect(screen.queryByLabelText(/^Invitation/)).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Create an account" }));
  await vi.waitUntil(() => register.mock.calls.length);
  expect(register).toHaveBeenCalledWith("ada", "a good password", code);
});
