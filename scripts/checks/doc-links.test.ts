import { expect, test } from 'vitest'
import { findAnchors, findLinks } from './doc-links.mjs'

test('finds links and pictures, but no addresses and no code', () => {
  const page = [
    '[one](a.md#b) and ![two](c.svg) at <https://example.org> or [web](https://example.org)',
    '<img src="d.webp"> `[code](no.md)`',
    '```sh\n[code](no.md)\n```',
    '[mail](mailto:a@example.org) [here](#there)',
  ].join('\n')

  expect(findLinks(page)).toEqual(['a.md#b', 'c.svg', 'd.webp', '#there'])
})

test('names headings as GitHub does', () => {
  const page = "# Who's `in`?\n## A b-c_d, e\n```sh\n# no heading\n```\n## [Link](x.md)\n## Link\n"

  expect([...findAnchors(page)]).toEqual(['whos-in', 'a-b-c_d-e', 'link', 'link-1'])
})
