import { useState } from 'react'
import { addLanguage, changeLanguage, type SiteLanguage } from '@/client/api/admin/languages.ts'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Checkbox } from '@/design-system/checkbox/checkbox.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import { DialogActions } from '@/design-system/dialog/dialog-actions.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { suggestLanguage } from '@/domain/languages/language-code.ts'
import { FailedSend } from '@/features/shell/failed-send.tsx'
import { textIn, useForm } from '@/features/shell/forms/use-form.ts'
import { formatLanguageName } from './language-words.ts'

type LanguageDialogProps = {
  /** Null for a new one. */
  existing: SiteLanguage | null
  onClose: () => void
}

/** Adds or changes a language. Default export, as `OnDemand` requires. */
export default function LanguageDialog({ existing, onClose }: LanguageDialogProps) {
  const { t, language } = useText()
  const [code, setCode] = useState(existing?.code ?? '')
  const [name, setName] = useState(existing?.name)
  const [isRightToLeft, setRightToLeft] = useState(existing?.is_rtl)
  const known = suggestLanguage(code)
  const shownName = name ?? known?.name ?? ''
  const form = useLanguageForm(existing, onClose)
  const { reasons, failure } = form
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t(existing ? 'admin.languages.editTitle' : 'admin.languages.addTitle')}
        description={t(existing ? 'admin.languages.editLead' : 'admin.languages.addLead')}
        closeLabel={t('admin.close')}
      >
        <form {...form.props} className="flex flex-col gap-4">
          {existing ? null : (
            <Field
              label={t('admin.languages.code')}
              hint={
                known ? formatLanguageName(known.code, language) : t('admin.languages.codeHint')
              }
              error={reasons.code ? t('admin.languages.codeWrong') : undefined}
            >
              {({ required: _, ...control }) => (
                <Input
                  {...control}
                  name="code"
                  dir="ltr"
                  maxLength={35}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  value={code}
                  onChange={({ target }) => setCode(target.value)}
                />
              )}
            </Field>
          )}
          <Field
            label={t('admin.languages.name')}
            hint={t('admin.languages.nameHint')}
            error={reasons.name ? t('admin.languages.nameRequired') : undefined}
          >
            {({ required: _, ...control }) => (
              <Input
                {...control}
                name="name"
                dir="auto"
                maxLength={60}
                autoComplete="off"
                value={shownName}
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
          <Checkbox
            name="is_rtl"
            label={t('admin.languages.rightToLeft')}
            checked={isRightToLeft ?? known?.isRightToLeft ?? false}
            onChange={({ target }) => setRightToLeft(target.checked)}
          />
          <FailedSend
            failure={failure}
            title={t('admin.languages.notSaved')}
            prefix="admin.refusal."
            t={t}
          />
          <DialogActions>
            <Button type="submit" busy={form.stage === 'submitting'}>
              {t(existing ? 'admin.languages.save' : 'admin.languages.add')}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {t('admin.cancel')}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  )
}

function useLanguageForm(existing: SiteLanguage | null, onClose: () => void) {
  const { t } = useText()
  const saysSuccess = () => t('admin.saved')
  const adding = useWrite(addLanguage, { saysSuccess })
  const changing = useWrite(changeLanguage, { saysSuccess })
  return useForm({
    fields: ['code', 'name'],
    read: (data) => ({
      code: existing?.code ?? textIn(data, 'code').trim(),
      name: textIn(data, 'name').trim(),
      is_rtl: data.has('is_rtl'),
    }),
    validate: ({ code, name }) => ({
      ...(suggestLanguage(code) ? {} : { code: 'wrong' }),
      ...(name === '' ? { name: 'required' } : {}),
    }),
    async submit({ code, name, is_rtl }) {
      if (!existing) {
        await adding.sendAsync({ code, name, is_rtl })
        return
      }
      const { name: seenName, is_rtl: wasRightToLeft, is_active } = existing
      const seen = { name: seenName, is_rtl: wasRightToLeft, is_active }
      await changing.sendAsync({
        code,
        ...(name === seenName ? {} : { name }),
        ...(is_rtl === wasRightToLeft ? {} : { is_rtl }),
        seen,
      })
    },
    onSubmitted: onClose,
  })
}
