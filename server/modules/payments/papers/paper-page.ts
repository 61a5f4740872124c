import { escapeXml } from '@/domain/web/xml.ts'
import type { Paper } from '@/server/gateways/documents/documents.ts'

/** A receipt or credit note as a page to print. */
export function paperPage(paper: Paper): string {
  const { language, direction, title, seller, facts, heads, rows, notice } = paper
  const cells = rows.map(({ label, value }, at) => {
    const total = at === rows.length - 1 ? ' class="total"' : ''
    return `<tr${total}><th scope="row">${text(label)}</th><td>${text(value)}</td></tr>`
  })
  return [
    `<!doctype html><html lang="${escapeXml(language)}" dir="${direction}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeXml(title)}</title><style>${STYLES}</style></head><body><main>`,
    `<header><p class="company">${text(seller.name)}</p><p>${lines(seller.details)}</p></header><h1>${text(title)}</h1>`,
    `<dl>${facts.map(({ label, value }) => `<dt>${text(label)}</dt><dd>${lines(value)}</dd>`).join('')}</dl>`,
    `<table><thead><tr><th scope="col">${text(heads.label)}</th><th scope="col">${text(heads.value)}</th></tr></thead>`,
    `<tbody>${cells.join('')}</tbody></table>`,
    notice ? `<p class="notice">${text(notice)}</p>` : '',
    '</main></body></html>',
  ].join('')
}

const STYLES = [
  ':root{color-scheme:light}body{margin:0;background:#f4f2ec;color:#1b211e;font:16px/1.5 system-ui,sans-serif}',
  'main{max-width:42rem;margin:2rem auto;padding:2.5rem;background:#fff;border:1px solid #e5dfd3;border-radius:12px;box-sizing:border-box}',
  'header{display:flex;justify-content:space-between;gap:2rem}header p{margin:0}.company{font-weight:700;font-size:1.25rem}',
  'h1{font-size:1.5rem;margin:2rem 0 1rem;text-wrap:balance}dl{display:grid;grid-template-columns:auto 1fr;gap:.35rem 1.5rem;margin:0 0 2rem}',
  'dt{color:#585f5a}dd{margin:0;overflow-wrap:anywhere}',
  'table{width:100%;border-collapse:collapse}th,td{padding:.6rem 0;border-bottom:1px solid #e5dfd3;text-align:start;font-weight:400}',
  'th:last-child,td:last-child{text-align:end}.total th,.total td{border:0;font-weight:700}.notice{margin-top:2rem;font-weight:600}',
  '@media(max-width:30rem){main{margin:0;padding:1.25rem;border:0;border-radius:0}header{display:block}dl{display:block}dt{margin-top:.75rem}}',
  '@page{margin:18mm}@media print{body{background:#fff}main{margin:0;padding:0;border:0;max-width:none}}',
].join('')

/** Isolated, so that a Latin name in an Arabic page keeps its own direction. */
function text(value: string): string {
  return `<bdi>${escapeXml(value)}</bdi>`
}

function lines(value: string): string {
  return value.split('\n').map(text).join('<br>')
}
