import { sentTexts } from '@/generated/sent-texts.ts'

/** Name of a boundary, see `docs/conventions.md`. */
export type TextsName = keyof typeof sentTexts

export function isTextsName(name: string): name is TextsName {
  return Object.hasOwn(sentTexts, name)
}

/** Keys that the code inside a boundary shows; server only. */
export function sentKeys(name: TextsName): readonly string[] {
  return sentTexts[name]
}
