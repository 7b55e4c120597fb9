/// <reference lib="webworker" />
// The worker in which bots think, so that tables go on meanwhile. It is told what a seat may know, and answers a token.

import type { FromMinds, ToMinds } from "./messages";
import { python } from "./python";

interface Thinking {
  answer_text(text: string): string;
  measured(): number;
}

self.onmessage = async ({ data }: MessageEvent<ToMinds>) => {
  if (data.kind !== "start") return;
  const { built, channel, files } = data;
  const tell = (message: FromMinds): void => channel.postMessage(message);
  const found = await python(files, built).catch(() => null); // the connection may be gone, or there is too little memory
  if (!found) return tell({ kind: "failed" });
  const thinking = found.pyimport("parlour.browser.mind") as unknown as Thinking;
  channel.onmessage = ({ data }: MessageEvent<ToMinds>) => {
    if (data.kind === "ask") tell({ kind: "answer", id: data.id, text: thinking.answer_text(data.text) });
  };
  tell({ kind: "ready", speed: thinking.measured() });
};
