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
  const thinking = (await python(files, built)).pyimport("parlour.browser.mind") as unknown as Thinking;
  const tell = (message: FromMinds): void => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<ToMinds>) => {
    if (data.kind === "ask") tell({ kind: "answer", id: data.id, text: thinking.answer_text(data.text) });
  };
  tell({ kind: "ready", speed: thinking.measured() });
};
