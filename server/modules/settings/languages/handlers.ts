import { readFile } from 'node:fs/promises'
import type { Handlers } from '@/server/http/handler.ts'
import {
  addLanguage,
  changeLanguage,
  listSiteLanguages,
  orderLanguages,
  removeLanguage,
} from './languages.ts'
import { listLanguageTexts, revertLanguageText, saveLanguageText } from './texts.ts'
import { checkLanguageFile, exportLanguage, importLanguage } from './transfers.ts'
import { toLanguageText, toSiteLanguage } from './wire.ts'

const MAX_LISTED_FAULTS = 100

export const languagesHandlers = {
  async getSiteLanguages(_input, context) {
    const languages = await listSiteLanguages(context)
    return { error: false, message: 'Languages found.', data: languages.map(toSiteLanguage) }
  },

  async addLanguage({ body: { code: typed, name, is_rtl: isRightToLeft } }, context) {
    const code = await addLanguage(context, { code: typed, name, isRightToLeft })
    return { error: false, message: 'The language is added.', data: { code } }
  },

  async orderLanguages({ body: { codes } }, context) {
    await orderLanguages(context, codes)
    return { error: false, message: 'The order is kept.' }
  },

  async changeLanguage({ path: { code }, body: { seen, ...facts } }, context) {
    await changeLanguage(context, { code, facts, seen })
    return { error: false, message: 'The language is changed.' }
  },

  async removeLanguage({ path: { code } }, context) {
    await removeLanguage(context, code)
    return { error: false, message: 'The language is removed.' }
  },

  async getLanguageTexts({ path: { code }, query }, context) {
    const { search = '', show, after, limit } = query
    const page = await listLanguageTexts(context, code, { search, show, after, limit })
    const { required, optional } = page.forms
    return {
      error: false,
      message: page.rows.length > 0 ? 'Texts found.' : 'There are no such texts.',
      forms: { required: [...required], optional: [...optional] },
      counts: page.counts,
      next: page.next,
      data: page.rows.map(toLanguageText),
    }
  },

  async saveLanguageText({ path: { code }, body }, context) {
    await saveLanguageText(context, code, body)
    return { error: false, message: 'The text is kept.' }
  },

  async revertLanguageText({ path: { code }, body }, context) {
    await revertLanguageText(context, code, body)
    return { error: false, message: 'The shipped text counts again.' }
  },

  async exportLanguage({ path: { code }, query: { format } }, context) {
    const { name, content } = await exportLanguage(context, code, format)
    return { error: false, message: 'The file.', data: { file_name: name, content } }
  },

  async checkLanguageFile({ path: { code }, body: { file } }, context) {
    const content = await readFile(file.path, 'utf8')
    const { base, plan } = await checkLanguageFile(context, code, content)
    const { format, counts, refused } = plan
    const data = { base, format, counts, refused: refused.slice(0, MAX_LISTED_FAULTS) }
    return { error: false, message: 'The file is checked.', data }
  },

  async importLanguage({ path: { code }, body: { base, file } }, context) {
    const content = await readFile(file.path, 'utf8')
    const data = await importLanguage(context, code, { base, content })
    return { error: false, message: 'The file is imported.', data }
  },
} satisfies Partial<Handlers>
