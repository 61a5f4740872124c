/**
 * Names of towns in the product's other languages. Most come from the Unicode CLDR, which names the cities
 * of time zones; it lacks other large cities, the demo region's, and has some misspelled in Arabic. Those
 * stand below.
 */

/** @returns {Map<number, Record<string, string>>} by the id of GeoNames, such as `{ 'name:ar': … }` */
export function townNames(cities, { zones, exemplarsOf, languages }) {
  const byName = Map.groupBy(cities, ({ name, country }) => `${country} ${name}`)
  const names = new Map()
  const add = (city, language, name) => {
    if (!city || !name || name === city.name) return
    names.set(city.cityId, { ...names.get(city.cityId), [`name:${language}`]: name })
  }
  const english = exemplarsOf('en')
  for (const { country, id } of zones) {
    const zone = id.split('/').at(-1).replaceAll('_', ' ')
    const own = english.get(id) ?? zone
    // Renamed cities have translations of their former names; zones such as Pacific/Fiji are islands.
    if (plain(own) !== plain(zone)) continue
    const city = largest(byName.get(`${country} ${own}`) ?? byName.get(`${country} ${own} City`))
    for (const language of languages) add(city, language, exemplarsOf(language).get(id))
  }
  for (const [language, list] of Object.entries(OWN)) {
    for (const [name, translated] of Object.entries(list)) {
      const cities = byName.get(name.includes(':') ? name.replace(':', ' ') : `US ${name}`) ?? []
      for (const city of cities) add(city, language, translated)
    }
  }
  return names
}

/** Zones with the country that their short key begins with. */
export function listZones({ keyword }) {
  return Object.entries(keyword.u.tz).flatMap(([key, { _alias: aliases }]) =>
    aliases ? aliases.split(' ').map((id) => ({ id, country: key.slice(0, 2).toUpperCase() })) : [],
  )
}

/** Cities by zone. */
export function exemplarCities({ main }) {
  const [{ dates }] = Object.values(main)
  const found = new Map()
  const walk = (part, path) => {
    for (const [key, value] of Object.entries(part)) {
      if (typeof value !== 'object') continue
      if (value.exemplarCity) found.set([...path, key].join('/'), value.exemplarCity)
      walk(value, [...path, key])
    }
  }
  walk(dates.timeZoneNames.zone, [])
  return found
}

function plain(name) {
  return name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()
}

function largest(cities = []) {
  return cities.toSorted((a, b) => b.population - a.population)[0]
}

/** Of the United States unless a country stands before. */
const OWN = {
  de: {
    'CH:Genève': 'Genf',
    'CH:Geneva': 'Genf',
    'CN:Beijing': 'Peking',
    'DE:Munich': 'München',
    'IT:Florence': 'Florenz',
    'IT:Milan': 'Mailand',
    'IT:Naples': 'Neapel',
    'IT:Venice': 'Venedig',
    'RU:Saint Petersburg': 'Sankt Petersburg',
    'UA:Kyiv': 'Kyjiw',
    'VN:Ho Chi Minh City': 'Ho-Chi-Minh-Stadt',
  },
  es: {
    'CH:Genève': 'Ginebra',
    'CH:Geneva': 'Ginebra',
    'CN:Beijing': 'Pekín',
    'DE:Munich': 'Múnich',
    'IT:Florence': 'Florencia',
    'IT:Milan': 'Milán',
    'IT:Naples': 'Nápoles',
    'IT:Venice': 'Venecia',
    'MM:Yangon': 'Rangún',
    'RU:Saint Petersburg': 'San Petersburgo',
    'UA:Kyiv': 'Kiev',
    'VN:Ho Chi Minh City': 'Ciudad Ho Chi Minh',
    'New York City': 'Nueva York',
    'New Orleans': 'Nueva Orleans',
    Philadelphia: 'Filadelfia',
  },
  ar: {
    'AU:Adelaide': 'أديلايد',
    'AU:Brisbane': 'بريزبان',
    'AU:Darwin': 'داروين',
    'AU:Perth': 'بيرث',
    'CA:Calgary': 'كالغاري',
    'CA:Edmonton': 'إدمونتون',
    'CA:Kingston': 'كينغستون',
    'CA:Moncton': 'مونكتون',
    'CA:Montréal': 'مونتريال',
    'CA:Ottawa': 'أوتاوا',
    'CN:Beijing': 'بكين',
    'EG:Alexandria': 'الإسكندرية',
    'IN:Delhi': 'دلهي',
    'IN:Kolkata': 'كولكاتا',
    'IN:Mumbai': 'مومباي',
    'JM:Kingston': 'كينغستون',
    'JO:Amman': 'عمّان',
    'MX:Juárez': 'خواريز',
    'RU:Irkutsk': 'إيركوتسك',
    'RU:Saint Petersburg': 'سانت بطرسبرغ',
    'RU:Samara': 'سامارا',
    'SA:Jeddah': 'جدة',
    'SA:Mecca': 'مكة المكرمة',
    'SA:Medina': 'المدينة المنورة',
    'SY:Aleppo': 'حلب',
    'SY:Damascus': 'دمشق',
    'AE:Abu Dhabi': 'أبوظبي',
    'QA:Doha': 'الدوحة',
    'BH:Manama': 'المنامة',
    'MA:Rabat': 'الرباط',
    'YE:Sanaa': 'صنعاء',
    'TR:Ankara': 'أنقرة',
    'UA:Kyiv': 'كييف',
    'VN:Ho Chi Minh City': 'مدينة هو تشي منه',
    Anchorage: 'أنكوريج',
    Boise: 'بويزي',
    Juneau: 'جونو',
    'Los Angeles': 'لوس أنجلوس',
    'New York City': 'نيويورك',
    Albuquerque: 'ألباكركي',
    Ashland: 'آشلاند',
    Astoria: 'أستوريا',
    Atlanta: 'أتلانتا',
    Austin: 'أوستن',
    Baltimore: 'بالتيمور',
    Bellevue: 'بلفيو',
    Bellingham: 'بلينغهام',
    Bend: 'بيند',
    Berkeley: 'بيركلي',
    Boston: 'بوسطن',
    Charlotte: 'شارلوت',
    Cleveland: 'كليفلاند',
    Columbus: 'كولومبوس',
    Dallas: 'دالاس',
    Eugene: 'يوجين',
    'El Paso': 'إل باسو',
    'Fort Worth': 'فورت وورث',
    Fresno: 'فريسنو',
    'Hood River': 'هود ريفر',
    Houston: 'هيوستن',
    Jacksonville: 'جاكسونفيل',
    'Kansas City': 'كانساس سيتي',
    'Las Vegas': 'لاس فيغاس',
    'Long Beach': 'لونغ بيتش',
    Memphis: 'ممفيس',
    Miami: 'ميامي',
    Milwaukee: 'ميلووكي',
    Minneapolis: 'مينيابوليس',
    Nashville: 'ناشفيل',
    'New Orleans': 'نيو أورلينز',
    Oakland: 'أوكلاند',
    'Oklahoma City': 'أوكلاهوما سيتي',
    Olympia: 'أولمبيا',
    Omaha: 'أوماها',
    Philadelphia: 'فيلادلفيا',
    Pittsburgh: 'بيتسبرغ',
    Portland: 'بورتلاند',
    Reno: 'رينو',
    Sacramento: 'ساكرامنتو',
    Salem: 'سالم',
    'Salt Lake City': 'سولت ليك سيتي',
    'San Antonio': 'سان أنطونيو',
    'San Diego': 'سان دييغو',
    'San Francisco': 'سان فرانسيسكو',
    'San Jose': 'سان خوسيه',
    'Santa Cruz': 'سانتا كروز',
    Seattle: 'سياتل',
    Spokane: 'سبوكان',
    Springfield: 'سبرينغفيلد',
    'St. Louis': 'سانت لويس',
    Tacoma: 'تاكوما',
    Tucson: 'توسان',
    Vancouver: 'فانكوفر',
    Washington: 'واشنطن',
    'Washington, D.C.': 'واشنطن',
  },
}
