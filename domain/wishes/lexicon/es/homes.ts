import type { WordTable } from '../lexicon.ts'

export const homes: WordTable = {
  'category:house':
    'casa, casas, chalet, chalets, casita, casa independiente, chalé, unifamiliar, vivienda unifamiliar, casa unifamiliar, casa de campo, masía, finca, bungalow, hacienda, casona, caserío, chalet independiente, cortijo, casa rural, dúplex adosado, kasa, caza, bungaló, casa sola, finca rústica con casa, chacra',
  'category:apartment':
    'piso, pisos, apartamento, apartamentos, depa, depas, departamento, departamentos, apto, aptos, depto, deptos, dpto, dptos, dúplex, condominio, apartamneto, apartmento, apartameto, apart, depart, pisito, depita, apartaestudio grande, bajos con jardín, pizo, apartamentito, flat, piso bajo, dto, pisazo, vivienda en edificio, dep',
  'category:apartment+floor:top':
    'ático, áticos, penthouse, pent house, ático dúplex, sobreático, aticos',
  'category:apartment+floor:0': 'planta baja con jardín, bajo con jardín',
  'category:townhouse':
    'adosado, adosados, casa adosada, chalet adosado, pareado, pareados, casa pareada, townhouse, town house, casa en hilera, chalet pareado, adosada, adosadas, casa en condominio, casas adosadas, pareada, adozado, dúplex pareado, casas pareadas',
  'category:villa':
    'villa, villas, mansión, quinta, casoplón, palacete, residencia de lujo, mansiones, viya',
  'category:loft': 'loft, lofts, loft industrial, nave reformada como vivienda',
  'category:cabin':
    'cabaña, cabañas, cabana, casa de madera, refugio, cabaña de madera, cabañita, bungalow de madera, kabaña, cavaña',
  'category:office':
    'oficina, oficinas, despacho profesional, local de oficina, coworking, espacio de oficina, consultorio, oficinita, ofisina',
  'category:land':
    'terreno, terrenos, solar, solares, parcela urbanizable, suelo, finca rústica, lote, lotes, predio, terreno urbanizable, terreno rústico, tierra, sitio eriazo, parcela edificable, lote baldío, terreno edificable, parcela, parcelas, tereno, terrenito, campo en venta, sitio para construir',
  ground:
    'superficie de terreno, superficie de parcela, metros de parcela, metros de terreno, de terreno, de parcela, de lote',
  'maxBedrooms:0+studiohome':
    'estudio, estudios, monoambiente, monoambientes, apartaestudio, apartaestudios, apartestudio, mono ambiente, loft estudio, piso estudio, apartamento estudio, estudio amueblado, monoambiental',
  'offer:buy':
    'comprar, compra, en venta, venta, a la venta, compro, se vende, venden, adquirir, vender, vendo, de venta, adquisición, en compra, para comprar, hipoteca, primera vivienda, de compra, propia, compramos, compre, ventas, comprarme, comprarnos, invertir en',
  'offer:rent':
    'alquilar, alquiler, alquilo, en alquiler, renta, rentar, rento, en renta, arriendo, arrendar, arrendamiento, se alquila, se renta, de alquiler, de renta, alquilado, alquileres, rentas, alkiler, alquiller, arriendos, alquilarlo, en arriendo, rentamos, alquilamos, arrendado, rentado, inquilino busco, para alquilar, alkilar, alquilarme, para rentar',
  'offer:rent+price':
    'alquiler mensual, renta mensual, mensualidad, mensualidades, renta máxima, alquiler máximo, arriendo mensual, canon, cuota mensual de alquiler, alquiler de hasta, renta de hasta',
  'noun:bedrooms':
    'dormitorio, dormitorios, habitación, habitaciones, hab, habs, habit, dorm, dorms, cuarto, cuartos, recámara, recámaras, recamara, alcoba, alcobas, pieza, piezas, rec, recs, habitacion, abitaciones, habitacions, habitasiones, cto, dormis, recs., habitacionse, dormitorio doble, ctos, hbs, habts, dms, dormi, cuartito, cuarto de dormir, cuartos para dormir, abitacion, habs., h',
  'noun:bathrooms':
    'baño, baños, cuarto de baño, cuartos de baño, aseo, aseos, wc, bañito, baño completo, baños completos, bano, banos, lavabos, servicio, servicios sanitarios, sanitarios, bañitos, bño, bños, baniós, regaderas',
  'noun:rooms':
    'ambientes, ambiente, estancias, estancia, amb, ambs, espacios habitables, salas y cuartos',
  'noun:floor':
    'piso, pisos, planta, plantas, nivel, pisos de altura, altura, piso número, niveles',
  'floor:0':
    'planta baja, bajo, bajos, pb, piso bajo, a pie de calle, planta calle, entresuelo, a nivel de calle, primer nivel de calle, a ras de suelo, plata baja, planta baja',
  'floor:top':
    'última planta, ultima planta, último piso, planta superior del todo, último nivel, piso más alto, planta más alta, ultimo piso, última altura',
  'floor:high':
    'planta alta, piso alto, plantas altas, pisos altos, alturas, en altura, planta elevada',
  'feature:balcony':
    'balcón, balcones, balcon, balconcito, balkon, valcón, balcónes, valcon, galería exterior, balconada, balkón',
  'feature:terrace':
    'terraza, terrazas, azotea, solárium, terracita, terrasa, rooftop, terrado, terraza privada, azotea privada, roof garden, roof, teraza, terrza, porche',
  'feature:garden':
    'jardín, jardines, patio, patios, jardin, huerto, patio trasero, yarda, jardincito, jardin privado, patio privado, césped, fondo libre, zona verde privada, jardìn, gardín, jardim, jardn, patiecito',
  'feature:fireplace':
    'chimenea, chimeneas, hogar a leña, hogar de leña, chiminea, chimena, fogón, chimenéa',
  'feature:lift':
    'ascensor, ascensores, elevador, elevadores, acensor, asensor, asecnsor, elevadór, ascenzor, lift',
  'feature:cellar':
    'sótano, sótanos, bodega, sotano, trastero en sótano, cava, bodegas, sótano grande, sotanos, subsuelo',
  'feature:solar_panels':
    'placas solares, paneles solares, panel solar, placa solar, energía solar, fotovoltaica, placas fotovoltaicas, paneles fotovoltaicos, autoconsumo solar, instalación solar, pánel solar, celdas solares, fotovoltaico, panles solares, páneles solares, plaza solar, instalación fotovoltaica, autoconsumo',
  'feature:pool':
    'piscina, piscinas, alberca, albercas, pileta, piletas, picina, piscina comunitaria, pisina, picsina, piscna, piscina privada, albelca, alverca',
  'feature:sauna': 'sauna, saunas',
  'feature:step_free':
    'sin escalones, accesible, accesible en silla de ruedas, sin barreras, adaptado, adaptada, sin barreras arquitectónicas, acceso para silla de ruedas, silla de ruedas, minusválidos adaptado, accesible para silla de ruedas, sin escaleras, rampa, con rampa, accesibilidad, acceso a nivel, apto para silla de ruedas, adaptado a minusválidos, adaptado para silla de ruedas, accesible para discapacitados, adaptado para discapacitados, adaptado para minusválidos, apto silla de ruedas, adaptado a movilidad reducida, movilidad reducida, nada de escalones, nada de escaleras, barreras cero, accesible para minusválidos, ni un escalón, cero escalones, una sola planta, acceso sin escalones, acceso sin peldaños, sin peldaños, apto para sillas de ruedas, sillas de ruedas',
  'furnished:yes':
    'amueblado, amueblados, amoblado, amoblada, amueblada, con muebles, totalmente amueblado, completamente amueblado, equipado con muebles, amuebladas, amuevlado, muebles incluidos, mueblado, amuebaldo, amuvlado, con mobiliario, amoblados, amobladas',
  'furnished:partly':
    'semiamueblado, semi amueblado, semiamoblado, semi amoblado, parcialmente amueblado, medio amueblado, parcialmente amoblado, amueblado parcialmente, amueblado a medias, algo amueblado, semiamueblada, parte amueblado, semi amueblada, parcialmente amueblada',
  'furnished:no':
    'sin amueblar, sin muebles, no amueblado, vacío sin muebles, desamueblado, sin amoblar, no amoblado, sin mobiliario, vacio sin muebles, sin amoblado, desamueblada, no amueblada',
  'pets:yes':
    'mascota, mascotas, perro, perros, perra, perrito, perritos, perrita, gato, gatos, gata, gatito, gatitos, gatita, acepta mascotas, admite mascotas, se admiten mascotas, se aceptan mascotas, pet friendly, mascotas permitidas, admiten perros, animales, animal, animales de compañía, permite mascotas, permiten mascotas, cachorro, petfriendly, labrador, conejo, hámster, loro, animales domésticos, animalitos, mascotas bienvenidas, michi, lomito, perro guía, perro de asistencia, perro lazarillo, minino, mascotitas, mascota permitida, gatos permitidos, perros permitidos, se permiten mascotas, se permiten perros, se permiten animales, se admiten perros, se admiten animales, se aceptan perros',
  'pets:no':
    'libre de mascotas, sin animales, prohibidas las mascotas, mascotas prohibidas, prohibido mascotas, no se admiten mascotas, no se aceptan mascotas, no se admitan mascotas, no se permitan mascotas, no se permiten mascotas, no admitan mascotas, alergia a los gatos, alergia a los perros, alérgico a los gatos, alérgica a los gatos, alérgico a los perros, alergia a las mascotas, prohíban mascotas, prohiban mascotas, no acepten mascotas, alergia a los animales, alérgica a los perros',
  'parking:any':
    'parking, aparcamiento, aparcamientos, plaza de aparcamiento, plaza de parking, plaza de garaje, estacionamiento, estacionamientos, parqueadero, parqueo, plazas de parking, plazas de aparcamiento, cajón de estacionamiento, cajones de estacionamiento, lugar de estacionamiento, lugares de estacionamiento, sitio para el coche, plaza para el coche, parqueaderos, cajón, sitio para aparcar, lugar para el coche, lugar para el auto, plaza de coche, plaza de estacionamiento, plazas de estacionamiento, estacionar, espacio para el coche, aparcar, párking, estacionamento, parquin, sitio para el carro, lugar para auto, espacio para auto, parkin',
  'parking:street':
    'aparcamiento en la calle, parking en la calle, estacionamiento en la calle, aparcar en la calle, se aparca en la calle, estacionar en la calle, aparcamiento en calle, zona azul, estacionamiento en vía pública, parqueo en la calle',
  'parking:driveway':
    'entrada para coches, entrada de coches, entrada de vehículos, entrada para autos, entrada para el coche, acceso rodado, entrada de autos, rampa de acceso para coche',
  'parking:carport':
    'carport, marquesina, cochera techada, aparcamiento cubierto, plaza cubierta, techado para auto, estacionamiento techado, garaje abierto, porche para coche, estacionamiento cubierto, pérgola para coche, cobertizo para coche, techo para el coche, parking cubierto',
  'parking:garage':
    'garaje, garajes, garage, cochera, cocheras, garages, garache, gareja, garaje cerrado, garje, garage cerrado, cocheras dobles, garaje doble',
  'parking:underground':
    'garaje subterráneo, parking subterráneo, aparcamiento subterráneo, estacionamiento subterráneo, parqueadero subterráneo, cochera subterránea, plaza subterránea, parking en sótano, garaje en sótano, plaza de garaje subterránea, plaza de garaje en sótano, parking soterrado, plaza de parking subterránea, garaje en el sótano, aparcamiento en sótano',
  'heating:heat_pump':
    'bomba de calor, bombas de calor, aerotermia, geotermia, bomba calor, bonba de calor, aerotérmica',
  'heating:gas':
    'calefacción de gas, calefacción a gas, gas natural, gas, calefacción por gas, caldera de gas, calefacción con gas, gas ciudad, calefacción gas, boiler de gas, calefaccion de gas, gas butano, calefacción de gas natural',
  'heating:electric':
    'calefacción eléctrica, calefacción electrica, radiadores eléctricos, eléctrica, calefacción por electricidad, eléctrico, acumuladores eléctricos, calefaccion electrica, calefactores eléctricos, calefacción con electricidad, radiadores electricos',
  'heating:district':
    'calefacción urbana, calefacción de distrito, calefacción central de barrio, district heating, red de calor, calefacción distrital, calefacción por red de calor, calefacción centralizada de barrio, calefaccion urbana',
  'heating:wood_stove':
    'estufa de leña, estufa de pellets, leña, calefacción de leña, estufas de leña, estufa de pellet, caldera de leña, caldera de pellets, estufa a leña, salamandra, estufa de madera, calefacción de pellets, pellets, calefacción a leña, estufa leña, pellet, bosca',
  energy:
    'clase energética, certificado energético, etiqueta energética, eficiencia energética, calificación energética, certificación energética, clase de energía, letra energética, eficiencia, clasificación energética, clase de eficiencia, consumo energético, certificado de eficiencia, energética, etiqueta de energía, certificado de eficiencia energética, clase energetica, certificado energetico, calificacion energetica, clase energía, calificación, eficiencia energetica, energia clase',
  'with:video':
    'vídeo, videos, video, vídeos, videotour, vídeo recorrido, recorrido en video, video recorrido, recorrido en vídeo, vidio',
  'with:floor_plan':
    'plano, planos, plano de planta, planos de planta, con plano, croquis, plano de la vivienda, plano de la casa, planito, distribución en plano',
  'with:tour':
    'tour virtual, visita virtual, recorrido virtual, 360, tour 3d, visita 3d, recorrido 3d, tour 360, visita 360, recorrido 360, vista 360, fotos 360, tours virtuales, visitas virtuales, 3d, imágenes 360, panorámica 360, matterport, visita en 3d, paseo virtual, tour en 3d, 360 grados, recorrido en 3d',
  'flag:premium':
    'premium, anuncios premium, propiedades premium, inmuebles premium, pisos premium',
  'flag:featured':
    'destacado, destacados, destacada, destacadas, anuncios destacados, promocionados, promocionado, patrocinados, propiedades destacadas, recomendados, promocionadas, anuncio destacado, resaltados, inmuebles destacados, viviendas destacadas',
}
