import type { WordTable } from '../lexicon.ts'

export const amounts: WordTable = {
  notNeeded:
    'no necesito, no necesitamos, no hace falta, no hacen falta, no me hace falta, no es necesario, no requiero',
  'comparison:lt': 'menos de, menor de, menor a, menor que, inferior a, por debajo de, menos que',
  'unit:min+comparison:min': 'min',
  'number:0': 'cero',
  'number:250000': 'un cuarto de millón, cuarto de millón',
  'number:1': 'uno',
  'number:2': 'dos, un par de, par de',
  'number:3': 'tres',
  'number:4': 'cuatro',
  'number:5': 'cinco',
  'number:6': 'seis',
  'number:7': 'siete',
  'number:8': 'ocho',
  'number:9': 'nueve',
  'number:10': 'diez',
  'number:11': 'once',
  'number:12': 'doce, docena',
  'number:13': 'trece',
  'number:14': 'catorce',
  'number:15': 'quince, cuarto de hora, un cuarto de hora',
  'number:16': 'dieciséis',
  'number:17': 'diecisiete',
  'number:18': 'dieciocho',
  'number:19': 'diecinueve',
  'number:20': 'veinte',
  'number:21': 'veintiuno',
  'number:22': 'veintidós',
  'number:23': 'veintitrés',
  'number:24': 'veinticuatro',
  'number:25': 'veinticinco',
  'number:26': 'veintiséis',
  'number:27': 'veintisiete',
  'number:28': 'veintiocho',
  'number:29': 'veintinueve',
  'number:30': 'treinta, media hora, media horita',
  'number:40': 'cuarenta',
  'number:45': 'tres cuartos de hora',
  'number:50': 'cincuenta',
  'number:60': 'sesenta',
  'number:70': 'setenta',
  'number:80': 'ochenta',
  'number:90': 'noventa',
  'number:100': 'cien, ciento',
  'number:200': 'doscientos, doscientas',
  'number:300': 'trescientos, trescientas',
  'number:400': 'cuatrocientos, cuatrocientas',
  'number:500': 'quinientos, quinientas, quinientitos',
  'number:600': 'seiscientos, seiscientas',
  'number:700': 'setecientos, setecientas',
  'number:800': 'ochocientos, ochocientas',
  'number:900': 'novecientos, novecientas',
  'scale:1000': 'mil, k, miles, lucas, mill',
  'scale:1000000': 'millón, millones, mm, millon, mio, palos, palo, mlls, mill., millone',
  'letter:m': 'm',
  half: 'medio, media, ½',
  quarter: '¼, cuarto de',
  threequarters: 'tres cuartos, ¾',
  article: 'un, una, unas',
  'ordinal:1': 'primer, primero, primera, 1er, 1ro, 1ra, 1ero, 1era',
  'ordinal:2': 'segundo, segunda, 2do, 2da',
  'ordinal:3': 'tercer, tercero, tercera, 3er, 3ro, 3ra, 3era, 3ero',
  'ordinal:4': 'cuarta, 4to, 4ta',
  'ordinal:5': 'quinto, 5to, 5ta',
  'ordinal:6': 'sexto, sexta, 6to, 6ta',
  'ordinal:7': 'séptimo, séptima, 7mo, 7ma',
  'ordinal:8': 'octavo, octava, 8vo',
  'ordinal:9': 'noveno, novena, 9no',
  'ordinal:10': 'décimo, décima, 10mo',
  'unit:m2':
    'm2, metros cuadrados, metro cuadrado, mts2, mt2, m cuadrados, mtrs cuadrados, mts cuadrados, mc, metros construidos, m2 construidos, m2 útiles, metros útiles, metros2, cuadrados, mtrs2, metros cuadraos',
  'unit:sqft': 'pies cuadrados, pie cuadrado, pies2, ft2, sqft, sq ft, pies²',
  'unit:acre': 'acre, acres',
  'unit:ha': 'ha, hectárea, hectáreas, has, hectarea, ectáreas',
  'unit:meter': 'metro, metros, mts, mtrs, mt, mtr, metritos',
  'unit:km': 'km, kms, kilómetro, kilómetros, kilometros, quilómetros',
  'unit:mile': 'milla, millas',
  'unit:min': 'min, mins, minuto, minutos, minutitos, minuts, minutos de, mnts',
  'unit:hour': 'hora, horas, h., hrs',
  'span:day': 'día, días',
  'span:week': 'semana, semanas',
  'span:month': 'mes, meses',
  'span:year': 'año, años',
  currency:
    '€, $, £, euro, euros, eur, eurillos, dólar, dólares, usd, pesos, mxn, soles, pavos, leuros, us, dolares, ars, mn, eurazos, clp, uf, cop, libras',
  'period:month':
    'al mes, por mes, mensual, mensuales, mensualmente, / mes, cada mes, x mes, el mes, mes, a mes, por mensualidad, p mes',
  'period:week':
    'a la semana, por semana, semanal, semanales, semanalmente, cada semana, x semana, la semana',
  'period:year': 'al año, por año, anual, anuales, anualmente, cada año, x año, el año',
  'period:day':
    'al día, por día, diario, diarios, por noche, la noche, x día, noche, diariamente, a diario',
  price:
    'presupuesto, precio, precios, coste, costo, gastar, pagar, cueste, costar, presu, precio máximo, rango de precio, valor, pago, gasto, pagando, permitirnos, ppto, importe, presupuesto de, presupuesto máximo, gastarme, gastarnos, cuesten, salga',
  'comparison:max':
    'hasta, máximo, max, máx, como máximo, como mucho, a lo sumo, no más de, menos de, por debajo de, que no pase de, que no pasen de, no pase de, no supere, que no supere, que no supere los, sin pasar de, sin pasarse de, tope, de tope, a más tardar, inferior a, no mayor de, no mayor a, debajo de, o menos, o menor, menor a, menor de, menor que, inferior, límite, no exceda, que no exceda, no exceda de, no sobrepase, que no sobrepase, no más que, podemos llegar a, puedo llegar a, llegar a, llegar hasta, máximo de, máxima, máximos, como tope, por menos de, a lo mucho, no superior a, ≤, <, abajo de, no a más de, más barato de, no más lejos de, a no más de, bajo los, bajo, no pasar de, sin superar, por abajo de, que no llegue a, no llegue a, que no cueste más de, que no valga más de, que no sea más de, sin exceder, no rebase, que no rebase, que no se pase de, menos que, no superen, que no superen, que no exceda de, como máx, máx., no puedo pasar de, no podemos pasar de, topado en, ni un euro más, máximas, no más, no mas, maximo, a menos de, no esté a más de, no este a más de, quede a menos de, techo, como muchísimo, que no cueste mas de, no mas de, que no pase los, que no pasen los, no supere los, máximo hasta, hasta un máximo de, hasta máximo, no exceda los, que no exceda los, cueste menos de, estirar hasta, estirarnos hasta, estirarme hasta, que no suba de, no suba de, topes, no más allá de, maksimo',
  'comparison:min':
    'al menos, mínimo, min, mín, como mínimo, por lo menos, desde, a partir de, no menos de, o más, o mayor, o superior, en adelante, para arriba, o mejor, más o mejor, o mas, +, ≥, >, plus, superior o igual, mínimo de, mínima, mínimos, como poco, cuando menos, pa arriba, hacia arriba, que tenga mínimo, de mínimo, no menor de, no menor a, no menor que, o más grande, o más nuevo, ≥, no inferior a, no baje de, que no baje de, para adelante, minimo, mín., como mín, mínimas, o más alto, no menos que, o arriba, como minimo, arribita, o posterior, en adelante, por lo menos de, empezando en, de al menos, que no bajen de',
  'comparison:gt':
    'más de, mayor de, mayor a, mayor que, superior a, por encima de, arriba de, más que, mas de, encima de, más grande de, más grande que, superiores a, mayores de, mayores a, por arriba de, de más de, mas que, más nuevo de, más grande q, sobre los',
  'comparison:about':
    'unos, alrededor de, aproximadamente, aprox, cerca de los, en torno a, más o menos, sobre, como, casi, unos cuantos, ~, rondando, cosa de, alrededor, que ronde, que ronden, ronde, aproximado, aproximados, por ahí de, a eso de, entorno a, en torno a los, o así, o algo así, por ahí, apróx, y pico, y tantos, alrededor de los, que ronde los, rondando los, ronde los, +-, aproximada, circa, ca, como unos, como de, mas o menos, redondeando',
  'comparison:exact':
    'exactamente, justo, exactos, exacto, justos, exactas, precisamente, ni más ni menos, exacta, clavados',
  'comparison:between':
    'entre, de entre, rango de, rango, de unos, comprendido entre, entre los, de los, entre unos',
  range: 'a, hasta, hasta los, a los',
  year: 'construido, construida, construidos, construidas, construcción, año de construcción, edificado, edificada, obra de, edificio de, año, del año, levantado, hecha en, hecho en, edificados, construcción de, construída, construído, finca de, construido en, construida en, terminado en, edificio posterior',
  'when:after':
    'después de, después del, posterior a, posteriores a, despues de, luego de, despues del, posterior al, a partir del año, desde el año, tras, desde el',
  'when:before':
    'antes de, antes del, anterior a, anteriores a, previo a, anterior al, más antiguo que, más viejo que',
  'listed:7':
    'esta semana, última semana, la última semana, la semana pasada, semana pasada, en la última semana, de esta semana, hace una semana, últimos siete días, publicados esta semana, nuevos esta semana',
  'listed:1':
    'desde ayer, ayer, publicados hoy, publicado hoy, publicada hoy, publicadas hoy, nuevos de hoy, últimas 24 horas, en las últimas 24 horas, subido hoy, subidos hoy, anunciado ayer, publicado ayer, publicados ayer, las últimas 24 horas, de hoy, anuncios de hoy, último día',
  'listed:30': 'último mes, el último mes, este mes nuevos, mes pasado, publicados este mes',
  lately:
    'últimos, en los últimos, los últimos, ultimos, últimas, en las últimas, hace menos de, desde hace menos de, desde hace, en menos de',
  listing:
    'publicado, publicados, publicada, publicadas, anunciado, anunciados, anuncios, anuncio, subido, subidos, listado, subida, subidas, anunciada, anunciadas, posteados, colgados, colgado',
  'sort:price_asc':
    'más barato, más baratos, más baratas, más barata, baratos primero, más barato primero, más baratos primero, lo más barato, menor precio, precio ascendente, por precio, de menor a mayor precio, de menor a mayor, más económico, más económicos, más económica, más económicas, ordenado por precio, ordenar por precio, primero los más baratos, primero lo más barato, precio más bajo, de más barato a más caro, más económicos primero, menor precio primero, ordenados por precio, de barato a caro, primero las más baratas, precio menor a mayor, precio de menor a mayor, más baratas primero, mas baratos, mas barato, mas barata, mas baratas, ordenadas por precio, ordena por precio, más bajo primero, precio más bajo primero, los más baratos primero, los más económicos primero, precio de bajo a alto',
  'sort:price_desc':
    'más caro, más caros, más cara, más caras, caros primero, mayor precio, precio descendente, de mayor a menor precio, de mayor a menor, más caros primero, primero los más caros, de más caro a más barato, precio más alto, mayor precio primero, primero lo más caro, de caro a barato, primero las más caras, más caras primero, precio mayor a menor, precio de mayor a menor, más costosos, más costosas, más costoso, mas caros, mas caras, mas caro, más costosos primero, precio más alto primero, precio de alto a bajo, más costosas primero',
  'sort:newest':
    'más reciente, más recientes, más nuevos, más nuevo, más nuevas, más nueva, recientes primero, los más nuevos primero, lo más nuevo, últimos anuncios, por fecha, ordenar por fecha, más recientes primero, nuevos primero, primero los más nuevos, primero los más recientes, novedades primero, lo último, lo más reciente, últimas novedades, más nuevos primero, lo nuevo primero, lo más nuevo primero, primero lo más nuevo, las más recientes primero, novedades, mas recientes, mas nuevos, primero lo más reciente, últimos publicados, ordenado por fecha, primero las más recientes, lo más reciente primero, ordenados por fecha',
  'sort:most_viewed':
    'más vistos, más visto, más vistas, más vista, más visitados, más populares, más popular, más visitadas, por visitas, más visualizaciones, más vistos primero, mas vistos, más visitas, mas vistas, por popularidad, más consultados, mas populares, más visualizados, mayor número de visitas',
  'sort:most_liked':
    'más gustados, más me gusta, más likes, con más likes, favoritos de la gente, más favoritos, más gustadas, con más me gusta, más guardados, más guardadas, más valorados por la gente, más gustan, más corazones, más likeados, mas me gusta, más votados, que más gustan, más favoritas, mas likes, más queridos, con más favoritos',
  'sort:nearest':
    'más cercano, más cercanos, más cerca, más cercanas, más cercana, cercanos primero, por distancia, ordenar por distancia, más cercanos primero, más cerca primero, más próximos, los más cercanos primero, lo más cercano, ordenado por distancia, cerca de mí primero, primero los más cercanos, más próximo, mas cercanos, mas cerca, primero lo más cercano, más próximas, menor distancia, primero las más cercanas, más cercanas primero',
  'available:now':
    'disponible ya, ya disponible, inmediata, inmediato, inmediatamente, entrada inmediata, disponible ahora, ahora mismo, de inmediato, ya mismo, entrar ya, disponible de inmediato, disponibilidad inmediata, lo antes posible, cuanto antes, ahora, disponible inmediatamente, entrega inmediata, disponible hoy, listo para entrar, lista para entrar, para entrar a vivir, listo para entrar a vivir, desde ya, para ya, mudarme ya, entrar a vivir ya, ahorita, listo para mudarse, ocupación inmediata, mudanza inmediata, disponible desde ya, disponible inmediato, ya',
  availability:
    'disponible, disponible en, disponible desde, disponible a partir de, a partir de, a partir del, para entrar en, entrar en, entrar, para entrar el, para, para el, desde, desde el, mudarme en, mudarnos en, mudarme, mudarnos, entrada en, entrada, de cara a, a principios de, principios de, a mediados de, mediados de, a finales de, finales de, en, libre desde, libre a partir de, disponible para, disponible el, mudanza en, ingreso, mudanza, entrega en, inicio, para entrar ya en, para mudarme en, para mudarnos en, desde principios de, partir, antes de, disponibilidad, comienzos de',
  'month:1': 'enero, ene',
  'month:2': 'febrero, feb',
  'month:3': 'marzo, mar',
  'month:4': 'abril, abr',
  'month:5': 'mayo',
  'month:6': 'junio, jun',
  'month:7': 'julio, jul',
  'month:8': 'agosto, ago',
  'month:9': 'septiembre, setiembre, sept, sep',
  'month:10': 'octubre, oct',
  'month:11': 'noviembre, nov',
  'month:12': 'diciembre, dic',
}
