import { Monitor, Moon, Sun } from 'lucide'
import { Icon } from '../icon/icon.tsx'
import { Segmented, type SegmentedProps } from '../segmented/segmented.tsx'

export type Theme = 'system' | 'light' | 'dark'
export type ThemeSwitchProps = Omit<
  SegmentedProps<Theme>,
  'options' | 'legend' | 'name' | 'ref'
> & {
  labels: { legend: string } & Record<Theme, string>
  name?: string
}

/** Theme picker. The caller stores the choice. */
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
          icon: <Icon of={Sun} />,
          labelHidden: true,
        },
        { value: 'dark', label: labels.dark, icon: <Icon of={Moon} />, labelHidden: true },
        {
          value: 'system',
          label: labels.system,
          icon: <Icon of={Monitor} />,
          labelHidden: true,
        },
      ]}
    />
  )
}
