import { Pencil, Plus, Trash2 } from 'lucide'
import { useState } from 'react'
import type { ReplyTemplate } from '@/client/api/member/leads.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { IconButton } from '@/design-system/icon-button/icon-button.tsx'
import { LinesLoading } from '@/features/listing-card/cards-loading.tsx'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { TemplateForm } from './template-form.tsx'
import { type Templates, useTemplates } from './use-templates.ts'

type TemplatesDialogProps = {
  /** Answer as written so far, which can become a template. */
  current: () => string
  onInsert: (text: string) => void
  onClose: () => void
  /** The dialog has closed; restore the focus here. */
  onClosed: () => void
}

/** Default export, as `OnDemand` requires. */
export default function TemplatesDialog(props: TemplatesDialogProps) {
  const { t } = useText()
  const { current, onInsert, onClose, onClosed } = props
  const templates = useTemplates()
  /** Null while none is written. */
  const [written, setWritten] = useState<
    (Omit<ReplyTemplate, 'id'> & { id: number | null }) | null
  >(null)
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t('inquiries.templates.title')}
        description={t('inquiries.templates.lead')}
        closeLabel={t('shell.close')}
        onCloseAutoFocus={onClosed}
      >
        {written ? (
          <TemplateForm template={written} save={templates.save} onDone={() => setWritten(null)} />
        ) : (
          <div className="pb-2">
            <TemplateList templates={templates} onInsert={onInsert} onEdit={setWritten} />
            <Button
              variant="secondary"
              onClick={() => setWritten({ id: null, name: '', text: current() })}
              className="mt-5"
            >
              <Icon of={Plus} />
              {t('inquiries.templates.new')}
            </Button>
          </div>
        )}
      </DialogContent>
    </Dialog>
  )
}

type TemplateListProps = {
  templates: Templates
  onInsert: (text: string) => void
  onEdit: (template: ReplyTemplate) => void
}

function TemplateList({ templates: all, onInsert, onEdit }: TemplateListProps) {
  const { t } = useText()
  const { templates, remove, isBusy, error, retry } = all
  if (!templates && error) {
    return <FailedList title={t('inquiries.templates.errorTitle')} error={error} onRetry={retry} />
  }
  if (!templates) return <LinesLoading words={t('shell.loading')} />
  if (templates.length === 0) {
    return <p className="text-ink-muted">{t('inquiries.templates.empty')}</p>
  }
  return (
    <ul>
      {templates.map((template) => {
        const { id, name, text } = template
        return (
          <li key={id} className="border-b border-line py-3 last:border-0">
            <div className="flex items-center gap-1">
              <p className="min-w-0 flex-1 font-medium wrap-anywhere text-ink">
                <bdi>{name}</bdi>
              </p>
              <Button size="sm" variant="secondary" onClick={() => onInsert(text)}>
                {t('inquiries.templates.insert')}
                <span className="sr-only"> {name}</span>
              </Button>
              <IconButton
                size="sm"
                label={t('inquiries.templates.edit', { name })}
                onClick={() => onEdit(template)}
              >
                <Icon of={Pencil} />
              </IconButton>
              <IconButton
                size="sm"
                label={t('inquiries.templates.delete', { name })}
                aria-disabled={isBusy || undefined}
                onClick={() => remove(template)}
              >
                <Icon of={Trash2} />
              </IconButton>
            </div>
            <p dir="auto" className="mt-1 line-clamp-2 align-as-page text-sm text-ink-muted">
              {text}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
