import { Plus } from 'lucide'
import type { AdminArticleCategory } from '@/client/api/admin/content.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { LinesLoading } from '../lines-loading.tsx'
import { contentFault } from './content-words.ts'
import { type Categories, useCategories } from './use-categories.ts'

type CategoriesViewProps = { languages: readonly { code: string; name: string }[] }

/** Categories of articles: their names, and removing unused ones. Default export, as `OnDemand` requires. */
export default function CategoriesView({ languages }: CategoriesViewProps) {
  const { t } = useText()
  const categories = useCategories()
  const { rows, error, retry, chosen, choose, remove } = categories
  if (!rows && error) {
    return <FailedList title={t('admin.content.failed')} error={error} onRetry={retry} />
  }
  if (!rows) return <LinesLoading words={t('admin.loading')} />
  return (
    <div className="max-w-3xl">
      <ul aria-label={t('admin.content.kind.categories')} className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-56">
              <p id={`category-${row.id}`} className="font-medium wrap-anywhere">
                <bdi>{row.names[0]?.name}</bdi>
              </p>
              <p className="text-sm text-ink-muted">
                {t('admin.content.uses', { count: row.uses })}
              </p>
            </div>
            <Button
              variant="secondary"
              size="sm"
              aria-describedby={`category-${row.id}`}
              onClick={() => choose(row.id)}
            >
              {t('admin.content.editCategory')}
            </Button>
            {row.uses === 0 ? (
              <Button
                variant="quiet"
                size="sm"
                aria-describedby={`category-${row.id}`}
                onClick={() => remove(row.id)}
              >
                {t('admin.content.remove')}
              </Button>
            ) : null}
            {chosen === row.id ? (
              <CategoryForm row={row} languages={languages} categories={categories} />
            ) : null}
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <Button size="sm" onClick={() => choose(0)}>
          <Icon of={Plus} />
          {t('admin.content.create.category')}
        </Button>
      </p>
      {chosen === 0 ? (
        <CategoryForm row={undefined} languages={languages} categories={categories} />
      ) : null}
    </div>
  )
}

type CategoryFormProps = CategoriesViewProps & {
  row: AdminArticleCategory | undefined
  categories: Categories
}

function CategoryForm({ row, languages, categories }: CategoryFormProps) {
  const { t } = useText()
  const { faults, isSaving, save, choose } = categories
  return (
    <form
      className="mt-3 flex w-full flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        const names = languages.map(({ code }) => ({
          language: code,
          name: String(data.get(`name-${code}`) ?? '').trim(),
        }))
        save(names, String(data.get('slug') ?? ''))
      }}
    >
      {languages.map(({ code, name }) => (
        <Field key={code} label={name} error={contentFault(faults[`names.${code}`], t)}>
          {({ required: _, ...control }) => (
            <Input
              {...control}
              name={`name-${code}`}
              defaultValue={row?.names.find(({ language }) => language === code)?.name}
              maxLength={100}
              dir="auto"
              lang={code}
              autoComplete="off"
            />
          )}
        </Field>
      ))}
      <Field
        label={t('admin.content.fact.slug')}
        hint={t('admin.content.factHint.slug')}
        error={contentFault(faults.slug, t)}
      >
        {({ required: _, ...control }) => (
          <Input
            {...control}
            name="slug"
            defaultValue={row?.slug}
            maxLength={100}
            dir="auto"
            autoComplete="off"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" busy={isSaving}>
          {t('admin.offer.save')}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => choose(null)}>
          {t('admin.cancel')}
        </Button>
      </div>
    </form>
  )
}
