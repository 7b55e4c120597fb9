// Toasts: short notices that go away by themselves.

export interface Toast {
  key: number;
  sentence: string;
  urgent: boolean;
}

const LASTS = 6000;
let last = 0;
let shown = $state.raw<Toast[]>([]);

export const toasts = (): readonly Toast[] => shown;

export function toast(sentence: string, { urgent = false } = {}): void {
  if (!sentence) return;
  const key = ++last;
  shown = [...shown.filter((each) => each.sentence !== sentence), { key, sentence, urgent }].slice(-3);
  setTimeout(() => dismiss(key), LASTS + 40 * sentence.length);
}

export function dismiss(key: number): void {
  shown = shown.filter((each) => each.key !== key);
}
