import type { ChangeEvent } from 'react'

/** Value of a radio group: controlled by `value`, or uncontrolled. */
export type Choice<Value extends string> = {
  value?: Value
  defaultValue?: Value
  onValueChange?: (value: Value) => void
}

/** Attributes of a single radio input. */
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
