import { foldWord } from './fold.ts'

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/تش|tch|sch|ch|sh|ش/g, '$'],
  [/ck|[cq](?![eiy])|[gjk]|[جغقكخ]/g, 'k'],
  [/ph|[fv]|ف/g, 'f'],
  [/x|كس/g, 'ks'],
  [/[csz]|[زسصظ]/g, 's'],
  [/th|t|[تطث]/g, 't'],
  [/[bp]|ب/g, 'b'],
  [/d|[دضذ]/g, 'd'],
  [/l|ل/g, 'l'],
  [/m|م/g, 'm'],
  [/n|ن/g, 'n'],
  [/r|ر/g, 'r'],
  [/[^$kfstbdlmnr]/g, ''],
  [/(.)\1+/g, '$1'],
]

/** Consonants of a name, equal for Latin and Arabic spellings: "Portland" and "بورتلاند". */
export function soundSkeleton(name: string): string {
  const words = name.split(/\s+/).map(foldWord).join('')
  return SOUNDS.reduce((form, [letters, sound]) => form.replace(letters, sound), words)
}
