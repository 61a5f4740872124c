import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { DeskBar } from '../desk-bar.tsx'
import type { StructureEditor } from './use-structure-editor.ts'

/** Whether everything is saved, and what can be done with the item; stays in view. */
export function SaveBar({ editor }: { editor: StructureEditor }) {
  const { t } = useText()
  const { stage, item, isBusy, faults, failure, save, discard, act } = editor
  if (!item) return null
  const isStored = item.id !== null
  return (
    <DeskBar
      label={t('admin.structure.saving')}
      failure={failure}
      hasFaults={Object.keys(faults).length > 0}
    >
      {stage === 'confirming' ? <Confirmation editor={editor} /> : null}
      <form
        className="flex flex-wrap items-center gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <p role="status" className="text-sm text-ink-muted">
          {t(`admin.structure.stage.${stage === 'created' || stage === 'gone' ? 'clean' : stage}`)}
        </p>
        <Button type="submit" size="sm" busy={isBusy} disabled={stage !== 'dirty'}>
          {t('admin.offer.save')}
        </Button>
        {stage === 'dirty' ? (
          <Button variant="quiet" size="sm" onClick={discard}>
            {t('admin.settings.discard')}
          </Button>
        ) : null}
        {isStored && stage === 'clean' ? (
          <>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => act({ type: item.isActive ? 'retire' : 'restore' })}
            >
              {t(item.isActive ? 'admin.structure.retire' : 'admin.structure.restore')}
            </Button>
            {item.uses.length === 0 ? (
              <Button variant="quiet" size="sm" onClick={() => act({ type: 'remove' })}>
                {t('admin.structure.remove')}
              </Button>
            ) : null}
          </>
        ) : null}
      </form>
    </DeskBar>
  )
}

/** Says how many listings change before they do. */
function Confirmation({ editor }: { editor: StructureEditor }) {
  const { t, formats } = useText()
  const { action, renamed, confirm, cancel } = editor
  const name = action === null ? 'rename' : action.type === 'restore' ? 'retire' : action.type
  const count = action?.type === 'merge' ? action.uses : renamed
  return (
    <Banner
      role="alert"
      variant="warning"
      title={t(`admin.structure.ask.${name}`)}
      actions={
        <>
          <Button ref={takeFocus} size="sm" onClick={confirm}>
            {t('admin.structure.yes')}
          </Button>
          <Button size="sm" variant="secondary" onClick={cancel}>
            {t('admin.cancel')}
          </Button>
        </>
      }
    >
      {name === 'rename' || name === 'merge'
        ? `${t('admin.structure.rewritten')}: ${formats.number(count)}`
        : null}
    </Banner>
  )
}

/** The button that had the focus may be gone. The same function each time, so that it runs once. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus()
}
