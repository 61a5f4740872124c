import { Download, Languages as LanguagesIcon } from 'lucide'
import { useSearchParams } from 'next/navigation'
import type { SiteLanguage, TextFilter } from '@/client/api/admin/languages.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Button, buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { AdminHead } from '../admin-head.tsx'
import { KindNavigation } from '../kind-navigation.tsx'
import { PagedRows } from '../paged-rows.tsx'
import { WordsSearch } from '../words-search.tsx'
import { BackLink, LanguageGate } from './language-gate.tsx'
import { TextRow } from './text-row.tsx'
import { useLanguageExport } from './use-languages.ts'
import { type Texts, useTexts } from './use-texts.ts'

/** Texts of a language beside English. Default export, as `OnDemand` requires. */
export default function TextsRoom({ code }: { code: string }) {
  return <LanguageGate code={code}>{(language) => <Room language={language} />}</LanguageGate>
}

const FILTERS = ['missing', 'changed', 'outdated'] as const satisfies readonly TextFilter[]

function Room({ language }: { language: SiteLanguage }) {
  const { t } = useText()
  const asked = useSearchParams().get('of')
  const show = FILTERS.find((name) => name === asked)
  const texts = useTexts(language.code, show)
  return (
    <>
      <BackLink />
      <AdminHead
        title={t('admin.languages.textsOf', { name: language.name })}
        lead={t('admin.languages.textsLead')}
      >
        <FileActions code={language.code} />
      </AdminHead>
      <Filters code={language.code} current={show ?? 'all'} texts={texts} />
      <search className="mb-4 block max-w-xl">
        <WordsSearch id="texts-words" label={t('admin.languages.search')} onSearch={texts.search} />
      </search>
      <Rows language={language} texts={texts} />
    </>
  )
}

function FileActions({ code }: { code: string }) {
  const { t } = useText()
  const href = useHref()
  const { save, isSaving } = useLanguageExport(code)
  return (
    <div className="flex flex-wrap gap-2">
      {(['json', 'xliff'] as const).map((format) => (
        <Button
          key={format}
          variant="secondary"
          size="sm"
          busy={isSaving}
          onClick={() => save(format)}
        >
          <Icon of={Download} />
          {t(`admin.languages.export.${format}`)}
        </Button>
      ))}
      <SiteLink
        href={href(adminRoute('languages', { item: code, kind: 'import' }))}
        className={buttonStyles({ size: 'sm' })}
      >
        {t('admin.languages.import')}
      </SiteLink>
    </div>
  )
}

type FiltersProps = { code: string; current: TextFilter | 'all'; texts: Texts }

function Filters({ code, current, texts: { counts } }: FiltersProps) {
  const { t, formats } = useText()
  const href = useHref()
  const kinds = ['all', ...FILTERS].map((kind) => {
    const name = t(`admin.languages.filter.${kind as TextFilter | 'all'}`)
    const count = counts?.[kind as TextFilter | 'all']
    const shown = kind === 'all' ? { item: code } : { item: code, of: kind }
    return {
      kind,
      name: count === undefined ? name : `${name} (${formats.number(count)})`,
      href: href(adminRoute('languages', shown)),
    }
  })
  return <KindNavigation label={t('admin.show')} current={current} kinds={kinds} />
}

function Rows({ language, texts }: { language: SiteLanguage; texts: Texts }) {
  const { t } = useText()
  const { counts } = texts
  return (
    <PagedRows
      list={texts}
      failedTitle={t('admin.languages.textsFailed')}
      empty={<EmptyState icon={<Icon of={LanguagesIcon} />} title={t('admin.languages.nothing')} />}
    >
      {(rows) => (
        <>
          <p role="status" className="mb-2 text-sm text-ink-muted">
            {t('admin.languages.found', { count: counts?.found ?? rows.length })}
          </p>
          <ul className="divide-y divide-line border-y border-line">
            {rows.map((row) => (
              <TextRow key={row.key} language={language} row={row} />
            ))}
          </ul>
        </>
      )}
    </PagedRows>
  )
}
