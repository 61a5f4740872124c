declare module '@marbec/web-auto-extractor' {
  /** What machines read in a page, as far as the tests use it. */
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: readonly string[] })
    parse(html: string): {
      jsonld: Record<string, unknown[]>
      errors: readonly unknown[]
    }
  }
}

declare module '@adobe/structured-data-validator' {
  /** The rules of search engines, as far as the tests use them. */
  export default class Validator {
    validate(
      extracted: object,
    ): Promise<
      readonly { issueMessage: string; severity: 'ERROR' | 'WARNING'; path: readonly unknown[] }[]
    >
  }
}
