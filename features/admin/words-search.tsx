import { Search } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Input, InputGroup } from '@/design-system/input/input.tsx'

type WordsSearchProps = {
  id: string
  label: string
  initial?: string | undefined
  onSearch: (words: string) => void
}

/** Search of a list; asks only when it is submitted. */
export function WordsSearch({ id, label, initial, onSearch }: WordsSearchProps) {
  const { t } = useText()
  return (
    <form
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(String(new FormData(event.currentTarget).get('words') ?? '').trim())
      }}
    >
      <InputGroup before={<Icon of={Search} />} className="min-w-0 flex-1">
        <Input
          id={id}
          type="search"
          name="words"
          maxLength={200}
          defaultValue={initial}
          aria-label={label}
          placeholder={label}
        />
      </InputGroup>
      <Button type="submit" variant="secondary">
        {t('admin.search')}
      </Button>
    </form>
  )
}
