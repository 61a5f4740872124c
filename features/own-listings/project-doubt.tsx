import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'

type ProjectDoubtProps = { title: string; onDecide: (isSure: boolean) => void }

/** Before a deletion that cannot be taken back. The default export is what `OnDemand` wants. */
export default function ProjectDoubt({ title, onDecide }: ProjectDoubtProps) {
  const { t } = useText()
  return (
    <Dialog open onOpenChange={() => onDecide(false)}>
      <DialogContent
        size="sm"
        title={t('own.deleteTitle', { title })}
        closeLabel={t('own.close')}
        footer={
          <>
            <Button variant="quiet" onClick={() => onDecide(false)}>
              {t('own.cancel')}
            </Button>
            <Button variant="danger" onClick={() => onDecide(true)}>
              {t('own.delete')}
            </Button>
          </>
        }
      >
        <p className="text-ink-muted">{t('own.projectDeleteText')}</p>
      </DialogContent>
    </Dialog>
  )
}
