import type { ParameterKind } from '@/server/modules/properties/catalog-store.ts'

/** Translations of an English name. */
export type Words = { es: string; de: string; ar: string }

export const inLanguages = (field: string, { es, de, ar }: Words) => ({
  es: { [field]: es },
  de: { [field]: de },
  ar: { [field]: ar },
})

/** Codes such as energy classes have no translations. */
export type DemoOption = { value: string; translations: Record<string, Record<string, string>> }

const option = (value: string, words: Words): DemoOption => ({
  value,
  translations: inLanguages('value', words),
})

const YES = option('Yes', { es: 'Sí', de: 'Ja', ar: 'نعم' })
const NO = option('No', { es: 'No', de: 'Nein', ar: 'لا' })

export type DemoParameter = {
  code: string
  name: string
  kind: ParameterKind
  role?: 'bedrooms' | 'bathrooms' | 'area'
  options?: readonly DemoOption[]
  isRequired?: boolean
  translations: Record<string, Record<string, string>>
}

const parameter = (
  code: string,
  kind: ParameterKind,
  name: string,
  words: Words,
  more: Partial<DemoParameter> = {},
): DemoParameter => ({ code, kind, name, translations: inLanguages('name', words), ...more })

export const DEMO_PARAMETERS: readonly DemoParameter[] = [
  parameter(
    'bedrooms',
    'number',
    'Bedrooms',
    { es: 'Dormitorios', de: 'Schlafzimmer', ar: 'غرف النوم' },
    { role: 'bedrooms', isRequired: true },
  ),
  parameter(
    'bathrooms',
    'number',
    'Bathrooms',
    { es: 'Baños', de: 'Badezimmer', ar: 'الحمّامات' },
    { role: 'bathrooms', isRequired: true },
  ),
  parameter(
    'area',
    'number',
    'Living area (m²)',
    { es: 'Superficie habitable (m²)', de: 'Wohnfläche (m²)', ar: 'مساحة المعيشة (م²)' },
    { role: 'area', isRequired: true },
  ),
  parameter('plot', 'number', 'Plot (m²)', {
    es: 'Parcela (m²)',
    de: 'Grundstück (m²)',
    ar: 'مساحة الأرض (م²)',
  }),
  parameter('year', 'number', 'Year built', {
    es: 'Año de construcción',
    de: 'Baujahr',
    ar: 'سنة البناء',
  }),
  parameter('floor', 'textbox', 'Floor', { es: 'Planta', de: 'Stockwerk', ar: 'الطابق' }),
  parameter(
    'furnished',
    'radiobutton',
    'Furnished',
    { es: 'Amueblado', de: 'Möbliert', ar: 'مفروش' },
    { options: [YES, option('Partly', { es: 'En parte', de: 'Teilweise', ar: 'جزئيًا' }), NO] },
  ),
  parameter(
    'heating',
    'dropdown',
    'Heating',
    { es: 'Calefacción', de: 'Heizung', ar: 'التدفئة' },
    {
      options: [
        option('Heat pump', { es: 'Bomba de calor', de: 'Wärmepumpe', ar: 'مضخة حرارية' }),
        option('Gas', { es: 'Gas', de: 'Gas', ar: 'غاز' }),
        option('Electric', { es: 'Eléctrica', de: 'Elektrisch', ar: 'كهربائية' }),
        option('District heating', {
          es: 'Calefacción urbana',
          de: 'Fernwärme',
          ar: 'تدفئة مركزية للحي',
        }),
        option('Wood stove', { es: 'Estufa de leña', de: 'Holzofen', ar: 'موقد حطب' }),
      ],
    },
  ),
  parameter(
    'parking',
    'dropdown',
    'Parking',
    { es: 'Aparcamiento', de: 'Stellplatz', ar: 'موقف السيارات' },
    {
      options: [
        option('Street', { es: 'En la calle', de: 'An der Straße', ar: 'في الشارع' }),
        option('Driveway', { es: 'En la entrada', de: 'Einfahrt', ar: 'ممر خاص' }),
        option('Carport', { es: 'Cobertizo', de: 'Carport', ar: 'مظلة سيارات' }),
        option('Garage', { es: 'Garaje', de: 'Garage', ar: 'كراج' }),
        option('Underground', { es: 'Subterráneo', de: 'Tiefgarage', ar: 'تحت الأرض' }),
      ],
    },
  ),
  parameter(
    'energy',
    'dropdown',
    'Energy class',
    { es: 'Clase energética', de: 'Energieklasse', ar: 'فئة الطاقة' },
    { options: ['A', 'B', 'C', 'D', 'E', 'F'].map((value) => ({ value, translations: {} })) },
  ),
  parameter(
    'features',
    'checkbox',
    'Features',
    { es: 'Características', de: 'Ausstattung', ar: 'المزايا' },
    {
      options: [
        option('Balcony', { es: 'Balcón', de: 'Balkon', ar: 'شرفة' }),
        option('Terrace', { es: 'Terraza', de: 'Terrasse', ar: 'تراس' }),
        option('Garden', { es: 'Jardín', de: 'Garten', ar: 'حديقة' }),
        option('Fireplace', { es: 'Chimenea', de: 'Kamin', ar: 'مدفأة' }),
        option('Lift', { es: 'Ascensor', de: 'Aufzug', ar: 'مصعد' }),
        option('Cellar', { es: 'Sótano', de: 'Keller', ar: 'قبو' }),
        option('Solar panels', { es: 'Placas solares', de: 'Solaranlage', ar: 'ألواح شمسية' }),
        option('Pool', { es: 'Piscina', de: 'Pool', ar: 'مسبح' }),
        option('Sauna', { es: 'Sauna', de: 'Sauna', ar: 'ساونا' }),
        option('Step-free access', {
          es: 'Acceso sin escalones',
          de: 'Stufenloser Zugang',
          ar: 'دخول بلا درجات',
        }),
      ],
    },
  ),
  parameter(
    'pets',
    'radiobutton',
    'Pets welcome',
    { es: 'Se admiten mascotas', de: 'Haustiere willkommen', ar: 'الحيوانات الأليفة مسموحة' },
    {
      options: [
        YES,
        option('On request', { es: 'A consultar', de: 'Auf Anfrage', ar: 'عند الطلب' }),
        NO,
      ],
    },
  ),
  parameter('remarks', 'textarea', 'Good to know', {
    es: 'Conviene saber',
    de: 'Gut zu wissen',
    ar: 'معلومات مفيدة',
  }),
  parameter('plan', 'file', 'Floor plan', { es: 'Plano', de: 'Grundriss', ar: 'مخطط الطابق' }),
]

export type DemoCategory = {
  code: string
  name: string
  slug: string
  translations: Record<string, Record<string, string>>
  parameters: readonly string[]
}

const HOME = [
  'bedrooms',
  'bathrooms',
  'area',
  'year',
  'furnished',
  'heating',
  'parking',
  'energy',
  'features',
  'pets',
  'remarks',
  'plan',
]

const category = (
  code: string,
  name: string,
  slug: string,
  words: Words,
  parameters: readonly string[],
): DemoCategory => ({ code, name, slug, translations: inLanguages('name', words), parameters })

export const DEMO_CATEGORIES: readonly DemoCategory[] = [
  category('house', 'House', 'house', { es: 'Casa', de: 'Haus', ar: 'منزل' }, [...HOME, 'plot']),
  category('flat', 'Apartment', 'apartment', { es: 'Piso', de: 'Wohnung', ar: 'شقة' }, [
    ...HOME,
    'floor',
  ]),
  category(
    'townhouse',
    'Townhouse',
    'townhouse',
    { es: 'Adosado', de: 'Reihenhaus', ar: 'منزل متلاصق' },
    HOME,
  ),
  category('villa', 'Villa', 'villa', { es: 'Chalé', de: 'Villa', ar: 'فيلا' }, [...HOME, 'plot']),
  category('loft', 'Loft', 'loft', { es: 'Loft', de: 'Loft', ar: 'لوفت' }, [...HOME, 'floor']),
  category('cabin', 'Cabin', 'cabin', { es: 'Cabaña', de: 'Blockhaus', ar: 'كوخ' }, [
    ...HOME,
    'plot',
  ]),
  category('office', 'Office', 'office', { es: 'Oficina', de: 'Büro', ar: 'مكتب' }, [
    'area',
    'year',
    'floor',
    'heating',
    'parking',
    'energy',
    'features',
    'remarks',
  ]),
  category('land', 'Land', 'land', { es: 'Terreno', de: 'Grundstück', ar: 'أرض' }, [
    'plot',
    'remarks',
  ]),
]
