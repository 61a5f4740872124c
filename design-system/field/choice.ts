import type { ChangeEvent } from 'react'

/** How a group of radios is given its value: controlled by `value`, or left to the form. */
export type Choice<Value extends string> = {
  value?: Value
  defaultValue?: Value
  onValueChange?: (value: Value) => void
}

/** The attributes of one radio of the group. */
export function radioAttributes<Value extends string>(choice: Choice<Value>, own: Value) {
  const { value, defaultValue, onValueChange } = choice
  return {
    value: own,
    ...(value === undefined
      ? { defaultChecked: defaultValue === own }
      : { checked: value === own }),
    ...(onValueChange || value !== undefined
      ? {
          onChange: (event: ChangeEvent<HTMLInputElement>) => {
            if (event.target.checked) onValueChange?.(own)
          },
        }
      : {}),
  }
}
