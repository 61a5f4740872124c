/** Nothing that a reader could see, as `cleanText` judges; small, for forms. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text)
}

const VISIBLE =
  /[^\s\u2800\ufff9-\ufffc\p{Default_Ignorable_Code_Point}\p{Cc}\p{Noncharacter_Code_Point}]/u
