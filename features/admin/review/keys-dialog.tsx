import { useText } from '@/client/text/text-context.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import { Switch } from '@/design-system/switch/switch.tsx'

type KeysDialogProps = { isOn: boolean; onTurn: (isOn: boolean) => void; onClose: () => void }

/**
 * Keyboard shortcuts of the review queue and their on/off switch. Default export, as `OnDemand`
 * requires.
 */
export default function KeysDialog({ isOn, onTurn, onClose }: KeysDialogProps) {
  const { t } = useText()
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent size="sm" title={t('admin.keysTitle')} closeLabel={t('admin.close')}>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3">
          {rows.map(({ key, says }) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="grid min-h-8 min-w-8 place-items-center rounded-sm border border-line-strong bg-surface-muted px-2 font-sans text-sm">
                  {key}
                </kbd>
              </dt>
              <dd className="m-0">{t(says)}</dd>
            </div>
          ))}
        </dl>
        <Switch
          className="mt-5 border-t border-line"
          label={t('admin.keysOn')}
          checked={isOn}
          onChange={({ target }) => onTurn(target.checked)}
        />
        <p className="text-sm text-ink-muted">{t('admin.keysNote')}</p>
      </DialogContent>
    </Dialog>
  )
}

const rows = [
  { key: 'A', says: 'admin.approve' },
  { key: 'R', says: 'admin.rejectWithReason' },
  { key: 'J', says: 'admin.next' },
  { key: 'K', says: 'admin.previous' },
  { key: 'U', says: 'admin.undoLast' },
  { key: '?', says: 'admin.keysTitle' },
] as const
