import { Monitor, Moon, Sun } from 'lucide-react'
import { Segmented, type SegmentedProps } from '../segmented/segmented.tsx'

export type Theme = 'system' | 'light' | 'dark'
export type ThemeSwitchProps = Omit<
  SegmentedProps<Theme>,
  'options' | 'legend' | 'name' | 'ref'
> & {
  labels: { legend: string } & Record<Theme, string>
  name?: string
}

/** What was chosen comes in and goes out by props; where it is remembered is not known here. */
export function ThemeSwitch({ labels, name = 'theme', size = 'sm', ...rest }: ThemeSwitchProps) {
  return (
    <Segmented<Theme>
      {...rest}
      name={name}
      size={size}
      legend={labels.legend}
      options={[
        {
          value: 'light',
          label: labels.light,
          icon: <Sun aria-hidden="true" />,
          labelHidden: true,
        },
        { value: 'dark', label: labels.dark, icon: <Moon aria-hidden="true" />, labelHidden: true },
        {
          value: 'system',
          label: labels.system,
          icon: <Monitor aria-hidden="true" />,
          labelHidden: true,
        },
      ]}
    />
  )
}
