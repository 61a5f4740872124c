import { Search } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Input, InputGroup } from '@/design-system/input/input.tsx'

/** Field for words to search messages for; Enter searches, and an empty field shows all again. */
export function ChatSearch({ onSearch }: { onSearch: (words: string) => void }) {
  const { t } = useText()
  return (
    <search className="mb-4 block">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(String(new FormData(event.currentTarget).get('words') ?? '').trim())
        }}
      >
        <InputGroup before={<Icon of={Search} />}>
          <Input
            id="chat-words"
            type="search"
            name="words"
            maxLength={200}
            enterKeyHint="search"
            aria-label={t('chat.search.label')}
            placeholder={t('chat.search.label')}
            onChange={({ target }) => {
              if (target.value === '') onSearch('')
            }}
          />
        </InputGroup>
      </form>
    </search>
  )
}
