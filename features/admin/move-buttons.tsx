import { ArrowDown, ArrowUp } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { IconButton } from '@/design-system/icon-button/icon-button.tsx'

type MoveButtonsProps = {
  /** Of the moved item. */
  name: string
  isFirst: boolean
  isLast: boolean
  disabled: boolean
  onMove: (by: -1 | 1) => void
}

/** Moves an item of an ordered list up or down. */
export function MoveButtons({ name, isFirst, isLast, disabled, onMove }: MoveButtonsProps) {
  const { t } = useText()
  return (
    <div className="flex gap-1">
      <IconButton
        size="sm"
        variant="quiet"
        label={t('admin.offer.up', { name })}
        disabled={isFirst || disabled}
        onClick={() => onMove(-1)}
      >
        <Icon of={ArrowUp} />
      </IconButton>
      <IconButton
        size="sm"
        variant="quiet"
        label={t('admin.offer.down', { name })}
        disabled={isLast || disabled}
        onClick={() => onMove(1)}
      >
        <Icon of={ArrowDown} />
      </IconButton>
    </div>
  )
}
