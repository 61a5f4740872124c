'use client'

import { useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { ThemeSwitch } from '@/design-system/theme-switch/theme-switch.tsx'
import { type ThemeChoice as Choice, chooseTheme } from './theme.ts'

type ThemeChoiceProps = {
  /** Value in the server's HTML. */
  initial: Choice
  /** Unique radio group: two menus have the switch. */
  name: string
}

export function ThemeChoice({ initial, name }: ThemeChoiceProps) {
  const { t } = useText()
  const [value, setValue] = useState<Choice>(initial)
  return (
    <ThemeSwitch
      name={name}
      value={value}
      onValueChange={(choice) => {
        setValue(choice)
        chooseTheme(choice)
      }}
      labels={{
        legend: t('shell.theme'),
        system: t('shell.themeSystem'),
        light: t('shell.themeLight'),
        dark: t('shell.themeDark'),
      }}
    />
  )
}
