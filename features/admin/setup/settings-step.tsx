import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { findRegionDefaults } from '@/domain/settings/region-defaults.ts'
import type { SettingKey } from '@/domain/settings/setting-table.ts'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { LinesLoading } from '../lines-loading.tsx'
import { refusalText } from '../refusal-text.ts'
import { SettingField } from '../settings/setting-field.tsx'
import { settingName } from '../settings/setting-words.ts'
import { type SettingsEditor, useSettingsEditor } from '../settings/use-settings-editor.ts'
import { BrandPreview } from './brand-preview.tsx'
import { StepButtons } from './step-buttons.tsx'
import type { GuidedSetup } from './use-guided-setup.ts'

const KEYS = {
  brand: ['company_name', 'web_logo', 'system_color', 'company_email', 'company_address'],
  region: ['country_code', 'currency_code', 'currency_symbol', 'distance_option'],
  languages: ['default_language'],
} as const satisfies Record<string, readonly SettingKey[]>

type SettingsStepProps = {
  step: keyof typeof KEYS
  setup: GuidedSetup
  languages: readonly { code: string; name: string }[]
}

/** A step that is a few settings. */
export function SettingsStep({ step, setup, languages }: SettingsStepProps) {
  const { t, language } = useText()
  const editor = useSettingsEditor()
  const { getText, error, retry, conflicts, failure, isSaving, save } = editor
  if (!getText) {
    return error ? (
      <FailedList title={t('admin.settings.failed')} error={error} onRetry={retry} />
    ) : (
      <LinesLoading words={t('admin.loading')} />
    )
  }
  const names = conflicts.map(({ key }) => settingName(key, t)).join(' · ')
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save(t('admin.setup.reason')).then((isSaved) => isSaved && setup.complete())
      }}
    >
      <div className="flex flex-col gap-5">
        {KEYS[step].map((key) => (
          <SettingField
            key={key}
            of={key}
            editor={withRegionDefaults(editor, language)}
            languages={languages}
          />
        ))}
      </div>
      {step === 'brand' ? (
        <BrandPreview name={getText('company_name')} color={getText('system_color')} />
      ) : null}
      {names || failure ? (
        <Banner role="alert" variant="warning" className="mt-5">
          {names ? t('admin.settings.changedAgain', { names }) : failure && refusalText(failure, t)}
        </Banner>
      ) : null}
      <StepButtons setup={setup} isBusy={isSaving} />
    </form>
  )
}

/** A country brings what suits it; each can be changed afterwards. */
function withRegionDefaults(editor: SettingsEditor, language: string): SettingsEditor {
  return {
    ...editor,
    edit(key, text) {
      if (key !== 'country_code') return editor.edit(key, text)
      editor.editAll({ country_code: text, ...findRegionDefaults(text, language) })
    },
  }
}
