const FIELDS = 'input, textarea, select'

/** Ids of React's `useId`, which counts on from one showing to the next. */
const COUNTED_ID = /_r_[0-9a-z]+_/g

/** All that a check of the page reads: its markup, and what stands in its fields. */
export function screenMarkup({ documentElement, body }: Document): string {
  const fields = [...body.querySelectorAll<HTMLInputElement>(FIELDS)]
  const open = [...body.querySelectorAll('[popover]')].map((each) => each.matches(':popover-open'))
  return JSON.stringify([
    [...documentElement.attributes].map(({ name, value }) => `${name}=${value}`),
    countedAnew(body.outerHTML),
    fields.map(({ value, checked, disabled }) => [value, checked, disabled]),
    open,
  ])
}

function countedAnew(markup: string): string {
  const ids = new Map<string, string>()
  return markup.replace(COUNTED_ID, (id) => {
    const known = ids.get(id) ?? `_r_${ids.size}_`
    ids.set(id, known)
    return known
  })
}
