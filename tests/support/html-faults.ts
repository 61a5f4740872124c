import { HtmlValidate } from 'html-validate'

/** The standard's rules and accessibility, without questions of style. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Written by React, which separates, closes and quotes in its own, equally valid way.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    // Names of homes are as long as their owners write them, and search engines cut by themselves.
    'long-title': 'off',
    // Tags of scripts come from the framework, from our own origin, under a nonce.
    'require-sri': 'off',
    // Colors of pictures that load, and anchors: attributes that our policy allows on purpose.
    'no-inline-style': 'off',
    // Telephone numbers are set apart by `bdi`; the rule wants characters that cannot be typed.
    'tel-non-breaking': 'off',
    // The bar of a page on its way moves by itself and has no value.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    // The menu's navigation is the header's own, and only one of the two is ever shown.
    'unique-landmark': 'off',
    // Filters have a heading and stand before the results' own.
    'heading-level': ['error', { minInitialRank: 'h2' }],
    // A list without marks is no list to VoiceOver unless it says so.
    'no-redundant-role': 'off',
  },
})

/** What is wrong with a whole document, one line for each place. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`)
}
