import { BUDGET, HELLO, SHELL, weighPage } from '@/scripts/page-weight.mjs'
import { measuredPages } from '@/scripts/public-pages.ts'
import { withBenchProduct } from '../product.ts'
import { amount, type Figure } from '../report.ts'

/** Initial transfer size of each page, without images. */
export function benchSizes(): Promise<Figure[]> {
  return withBenchProduct(async ({ address, apiUrl }) => {
    const hello = await weighPage(address, HELLO)
    const figures: Figure[] = [
      { name: 'hello: JavaScript', value: kilobytes(hello.script) },
      { name: 'hello: all', value: kilobytes(hello.all) },
    ]
    const pages = [{ ...SHELL, isOfMembers: false }, ...(await measuredPages(apiUrl))]
    for (const { name, path, isOfMembers } of pages) {
      const page = await weighPage(address, path)
      const above = page.script - hello.script
      const most = isOfMembers ? BUDGET.memberScript : BUDGET.script
      figures.push(
        {
          name: `${name}: JavaScript`,
          value: kilobytes(page.script),
          ratio: `${kilobytes(above)} above hello`,
          budget: `≤ ${kilobytes(most)} above hello`,
          ok: above <= most,
        },
        {
          name: `${name}: all`,
          value: kilobytes(page.all),
          ratio: `${(page.all / hello.all).toFixed(2)}x of hello`,
        },
      )
    }
    return figures
  })
}

function kilobytes(bytes: number): string {
  return amount(bytes / 1024, 'KB')
}
