import { inLanguages } from './catalog-data.ts'

export const DEMO_NEARBY_PLACES = [
  {
    name: 'Primary school',
    translations: inLanguages('name', { es: 'Colegio', de: 'Grundschule', ar: 'مدرسة ابتدائية' }),
  },
  {
    name: 'Supermarket',
    translations: inLanguages('name', { es: 'Supermercado', de: 'Supermarkt', ar: 'متجر بقالة' }),
  },
  {
    name: 'Park',
    translations: inLanguages('name', { es: 'Parque', de: 'Grünanlage', ar: 'حديقة عامة' }),
  },
  {
    name: 'Train station',
    translations: inLanguages('name', { es: 'Estación de tren', de: 'Bahnhof', ar: 'محطة القطار' }),
  },
  {
    name: 'Hospital',
    translations: inLanguages('name', { es: 'Hospital general', de: 'Krankenhaus', ar: 'مستشفى' }),
  },
  {
    name: 'Airport',
    translations: inLanguages('name', { es: 'Aeropuerto', de: 'Flughafen', ar: 'مطار' }),
  },
  {
    name: 'Swimming pool',
    translations: inLanguages('name', { es: 'Piscina pública', de: 'Schwimmbad', ar: 'مسبح عام' }),
  },
  {
    name: 'Café',
    translations: inLanguages('name', { es: 'Cafetería', de: 'Kaffeehaus', ar: 'مقهى' }),
  },
] as const

export const DEMO_REPORT_REASONS = [
  {
    reason: 'It is not available any more',
    translations: inLanguages('reason', {
      es: 'Ya no está disponible',
      de: 'Sie ist nicht mehr verfügbar',
      ar: 'لم يعد متاحًا',
    }),
  },
  {
    reason: 'The price is wrong',
    translations: inLanguages('reason', {
      es: 'El precio es incorrecto',
      de: 'Der Preis stimmt nicht',
      ar: 'السعر غير صحيح',
    }),
  },
  {
    reason: 'The pictures show another home',
    translations: inLanguages('reason', {
      es: 'Las fotos son de otra vivienda',
      de: 'Die Bilder zeigen ein anderes Haus',
      ar: 'الصور لمنزل آخر',
    }),
  },
  {
    reason: 'It looks like fraud',
    translations: inLanguages('reason', {
      es: 'Parece un fraude',
      de: 'Es sieht nach Betrug aus',
      ar: 'يبدو احتيالًا',
    }),
  },
  {
    reason: 'It is listed twice',
    translations: inLanguages('reason', {
      es: 'Está publicado dos veces',
      de: 'Sie ist doppelt inseriert',
      ar: 'معلن عنه مرتين',
    }),
  },
] as const
