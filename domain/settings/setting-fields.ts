/** Kind of value of a setting, with its limits. */
export type SettingField =
  | { type: 'line'; maxLength: number; isRequired?: true }
  | { type: 'lines'; maxLength: number }
  | { type: 'email' }
  | { type: 'phone' }
  /** Address of a page elsewhere. */
  | { type: 'link' }
  /** `#RRGGBB`, or `#RRGGBBAA` with opacity. */
  | { type: 'color' }
  | { type: 'country' }
  | { type: 'currency' }
  /** IANA, such as `America/Los_Angeles`. */
  | { type: 'timeZone' }
  /** Code of a language of the marketplace. */
  | { type: 'language' }
  | { type: 'switch' }
  | { type: 'number'; min: number; max: number; isWhole?: true; unit?: SettingUnit }
  | { type: 'choice'; choices: readonly string[] }
  /** Storage key of a picture. */
  | { type: 'picture' }
  /** HTML with translations. Sanitize before storing; pages sanitize it again. */
  | { type: 'page' }
  | { type: 'bankDetails' }

export type SettingUnit = 'days' | 'degrees' | 'kilometers'

export type SettingText = { text: string; translations: Record<string, string> }

export type BankDetail = { title: string; value: string; translations: Record<string, string> }

/** Type of a stored value. */
export type SettingFieldValue<Field> = Field extends { type: 'switch' }
  ? boolean
  : Field extends { type: 'number' }
    ? number
    : Field extends { type: 'choice'; choices: readonly (infer Choice)[] }
      ? Choice
      : Field extends { type: 'page' }
        ? SettingText
        : Field extends { type: 'bankDetails' }
          ? BankDetail[]
          : string
