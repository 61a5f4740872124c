import type { TaxTerms } from '@/domain/payment/tax.ts'
import type { SettingValues } from '@/domain/settings/setting-values.ts'

/** Null while the operator charges no tax. */
export function findTaxTerms({ tax_rate, tax_inclusive }: SettingValues): TaxTerms | null {
  const rate = Math.round(tax_rate * 1000)
  return rate > 0 ? { rate, isInclusive: tax_inclusive } : null
}

/** The seller as receipts name it. */
export type Seller = {
  name: string
  address: string
  email: string
  /** For example "VAT"; empty for the language's own word. */
  tax_name: string
  tax_number: string
}

export function toSeller(values: SettingValues): Seller {
  return {
    name: values.company_name,
    address: values.tax_address ?? values.company_address ?? '',
    email: values.company_email ?? '',
    tax_name: values.tax_name ?? '',
    tax_number: values.tax_number ?? '',
  }
}
