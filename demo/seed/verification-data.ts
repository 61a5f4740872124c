import type { VerificationKind } from '@/domain/account/verification.ts'

type Words = { en: string; es: string; de: string; ar: string }

type DemoField = {
  name: Words
  kind: VerificationKind
  isRequired: boolean
  options?: readonly Words[]
}

/** Verification form with a field of every kind. */
export const DEMO_VERIFICATION: readonly DemoField[] = [
  {
    name: {
      en: 'License number',
      es: 'Número de licencia',
      de: 'Lizenznummer',
      ar: 'رقم الرخصة',
    },
    kind: 'text',
    isRequired: true,
  },
  {
    name: {
      en: 'Years in business',
      es: 'Años de actividad',
      de: 'Jahre im Beruf',
      ar: 'سنوات الخبرة',
    },
    kind: 'number',
    isRequired: true,
  },
  {
    name: {
      en: 'Type of business',
      es: 'Tipo de negocio',
      de: 'Art des Betriebs',
      ar: 'نوع النشاط',
    },
    kind: 'radio',
    isRequired: true,
    options: [
      { en: 'Agency', es: 'Agencia', de: 'Maklerbüro', ar: 'وكالة' },
      { en: 'Self-employed', es: 'Por cuenta propia', de: 'Selbstständig', ar: 'عمل حر' },
      { en: 'Developer', es: 'Promotora', de: 'Bauträger', ar: 'مطوّر عقاري' },
    ],
  },
  {
    name: {
      en: 'Services',
      es: 'Servicios',
      de: 'Leistungen',
      ar: 'مجالات عملك',
    },
    kind: 'checkbox',
    isRequired: true,
    options: [
      { en: 'Sales', es: 'Ventas', de: 'Verkauf', ar: 'البيع' },
      { en: 'Rentals', es: 'Alquileres', de: 'Vermietung', ar: 'التأجير' },
      { en: 'New projects', es: 'Obra nueva', de: 'Neubauprojekte', ar: 'المشاريع الجديدة' },
      { en: 'Land', es: 'Terrenos', de: 'Grundstücke', ar: 'الأراضي' },
    ],
  },
  {
    name: {
      en: 'Consulting language',
      es: 'Idioma en que asesoras',
      de: 'Sprache der Beratung',
      ar: 'لغة الاستشارة',
    },
    kind: 'dropdown',
    isRequired: false,
    options: [
      { en: 'English', es: 'Inglés', de: 'Englisch', ar: 'الإنجليزية' },
      { en: 'Spanish', es: 'Español', de: 'Spanisch', ar: 'الإسبانية' },
      { en: 'German', es: 'Alemán', de: 'Deutsch', ar: 'الألمانية' },
      { en: 'Arabic', es: 'Árabe', de: 'Arabisch', ar: 'العربية' },
    ],
  },
  {
    name: {
      en: 'About your work',
      es: 'Sobre tu trabajo',
      de: 'Über Ihre Arbeit',
      ar: 'نبذة عن عملك',
    },
    kind: 'textarea',
    isRequired: false,
  },
  {
    name: {
      en: 'License document',
      es: 'Documento de la licencia',
      de: 'Nachweis der Lizenz',
      ar: 'وثيقة الرخصة',
    },
    kind: 'file',
    isRequired: true,
  },
]

/** Answers in the order of the fields. */
export const DEMO_APPLICATION: readonly (string | string[])[] = [
  'OR-201-22417',
  '7',
  'Self-employed',
  ['Sales', 'Rentals'],
  'Spanish',
  'I specialize in small apartments and first homes, mostly for people moving here for work. At every viewing, you get the monthly costs on one page.',
  'licence.pdf',
]

export const DEMO_LICENCE = {
  name: 'licence.pdf',
  lines: [
    'Real-estate agent license',
    'Number OR-201-22417',
    'Issued for the demo region, which exists in this database alone.',
    'Valid until revoked.',
  ],
}
