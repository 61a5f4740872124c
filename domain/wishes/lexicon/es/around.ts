import type { WordTable } from '../lexicon.ts'

export const around: WordTable = {
  near: 'cerca de, cerca, cerca del, cerca de la, cerquita de, cerquita del, próximo a, próxima a, próximo al, próxima al, junto a, junto al, al lado de, al lado del, no lejos de, no lejos del, a pasos de, a pasos del, a la vuelta de, pegado a, pegada a, pegado al, cercano a, cercana a, cercano al, cercana al, en las inmediaciones de, frente a, frente al, en las cercanías de, por la zona de, con acceso a, no muy lejos de, no muy lejos del, a un paso de, a un paso del, a tiro de piedra de, al ladito de, al ladito del, bien comunicado con, de la, del, al, a la, hasta el, hasta la, hasta, hacia, enfrente de, enfrente del, cerka de, serca de, cerca a, cerquita a, próximos a, alrededores de, próximas a, cercanos a, inmediaciones del, bien conectado con, por el, al pie del, a poca distancia de, a poca distancia del',
  'near+mode:foot':
    'a distancia caminable de, a distancia caminable del, que se pueda ir andando a, que se pueda ir andando al, poder ir andando a, poder ir andando al, ir andando al, ir andando a, ir a pie a, ir a pie al, poder ir a pie a, poder ir a pie al, distancia a pie de, distancia a pie del, a distancia a pie de, a distancia a pie del, ir caminando a, ir caminando al, poder ir caminando a, poder ir caminando al, a una distancia a pie de',
  nearby:
    'cerca, cercano, cercana, cercanos, cercanas, al lado, a la vuelta, en la zona, alrededor, en los alrededores, próximo, próxima, próximos, próximas, a mano, cerquita, a un paso, a la vuelta de la esquina, al ladito, andando cerca, enfrente, en las cercanías',
  away: 'lejos de, lejos del, lejos, alejado de, alejada de, alejado del, alejada del, no cerca de, no cerca del, que no esté cerca de, que no esté cerca del, apartado de, apartado del, retirado de, retirado del, apartada de, alejados de, no junto a, no al lado de, no al lado del, que no esté al lado de, que no esté al lado del, apartada del, no pegado a, nada cerca de, nada cerca del, que no esté junto a, retirada de, bien lejos de, bien lejos del, distante de',
  travel:
    'trayecto, viaje, desplazamiento, camino, recorrido hasta, distancia, de distancia, ir al trabajo, traslado, tiempo de viaje, de viaje, de trayecto, de camino',
  'mode:foot':
    'andando, a pie, caminando, pie, de paseo, andandito, a patita, en un paseo, paseando, caminata, de caminata, caminar, a pata',
  'mode:bicycle': 'en bici, en bicicleta, bici, bicicleta, pedaleando, en cleta, de bici, bicis',
  'mode:car':
    'en coche, en carro, en auto, manejando, conduciendo, coche, carro, auto, en automóvil, de coche, en taxi, de carro, de auto',
  'mode:transit':
    'en transporte público, transporte público, en autobús, en bus, en metro, en tren, en tranvía, en camión, en colectivo, en transporte, con transporte público, en cercanías, en guagua, en micro, en subte, en buseta, en transportes, en transportes públicos, en tranporte público, bus o metro',
  'poi:grocery':
    'supermercado, supermercados, súper, super, tienda, tiendas, comercios, mercado, mercadona, mercados, abarrotes, tiendita, comercio, carrefour, bodega de comida, supermecado, supermarcado, tiendas de alimentación, almacén, súpers, chino de la esquina, hipermercado, minisúper, supers, compras, ultramarinos, alimentación, lidl, aldi, supermrcado',
  'poi:school':
    'colegio, colegios, escuela, escuelas, cole, coles, instituto, institutos, primaria, secundaria, prepa, escuela primaria, colejio, secundarias, escula, institutos de secundaria, escuelas primarias, liceo, preparatoria, esquela, ceip',
  'poi:childcare':
    'guardería, guarderías, jardín de infancia, jardín infantil, escuela infantil, kinder, preescolar, escuelas infantiles, guarde, jardín de niños, jardines de infancia, kínder, guarderia, jardín maternal, escoleta, parvulario',
  'poi:stop':
    'parada de autobús, parada de bus, parada, paradas, bus, buses, parada de tranvía, tranvía, autobús, autobuses, parada del autobús, parada de camión, paradero, paraderos, paradas de bus, parada del bus, parada de guagua, parada de colectivo, colectivos, paradas de autobús, guagua, línea de bus, marquesina de autobús, autobus, parada de micro, camiones, parada bus',
  'poi:station':
    'estación, estaciones, estación de tren, estación del tren, metro, tren, trenes, cercanías, estación de metro, boca de metro, subte, estación de cercanías, estacion, parada de metro, estaciones de metro, estación de ferrocarril, parada de tren, ave, estasión, renfe, estación del metro, estación de trenes, estacion de tren, estación de subte, parada de cercanías, estación de autobuses y tren',
  'poi:park':
    'parque, parques, zona verde, zonas verdes, parque canino, bosque, parquecito, pipicán, alameda, parque para perros, plaza verde, áreas verdes, área verde, parke',
  'poi:playground':
    'parque infantil, zona de juegos, juegos infantiles, parques infantiles, área de juegos, columpios, patio de juegos, juegos para niños, área infantil, zona infantil',
  'poi:cafe':
    'cafetería, cafeterías, café, cafés, cafetería cercana, cafecito, cafetines, cafecitos, cafeteria, cafeterias',
  'poi:pharmacy': 'farmacia, farmacias, botica, farmasia',
  'poi:hospital':
    'hospital, hospitales, clínica, clínicas, centro de salud, ospital, hospital general, centro médico, ambulatorio, sanatorio, urgencias',
  'poi:airport': 'aeropuerto, aeropuertos, aereopuerto, aeropuetro, el prat, barajas, aeropurto',
  'poi:university':
    'universidad, universidades, uni, facultad, campus, facultades, campus universitario, ciudad universitaria, unversidad, la u, universida, politécnica',
  'poi:beach':
    'playa, playas, mar, el mar, la costa, costa, orilla del mar, la orilla del mar, océano, malecón, playita, paseo marítimo, litoral',
  'poi:mosque': 'mezquita, mezquitas, mesquita',
  'poi:church':
    'iglesia, iglesias, catedral, capilla, parroquia, parroquias, templo católico, ermita',
  'poi:synagogue': 'sinagoga, sinagogas',
  'poi:center':
    'centro, centro de la ciudad, centro ciudad, céntrico, céntrica, céntricos, céntricas, casco antiguo, casco viejo, casco histórico, centro histórico, el mero centro, pleno centro, en el centro, downtown, zona centro, zona céntrica, centro urbano, sentro, centrico, microcentro, casco urbano, centro del pueblo, zona centrica, centrica',
  'poi:highway':
    'autopista, autopistas, autovía, carretera, avenida principal, calle ruidosa, calle con mucho tráfico, carreteras, autovías, autovia, calle principal, vía rápida, periférico, avenida transitada, carretera principal, calle transitada, carretera general, vías rápidas, calles ruidosas, avenida ruidosa, calle muy transitada, avenida muy transitada',
  'street:before':
    'calle, avenida, avda, av, c/, paseo, plaza, plazuela, camino de, ronda, travesía, callejón, carrer, carrera, bulevar, pasaje, calzada, glorieta, avda., la calle, una calle llamada',
  'street:after': 'street, avenue, road, drive, lane, boulevard',
  in: 'en, en la zona de, en el, en la, por, zona, en zona, zona de, en los alrededores de, por la zona, dentro de, barrio de, barrio, en el barrio de, en el barrio, en la ciudad de, ciudad de, en la colonia, colonia, o en, y en, sea en, en pleno, hacia, por los alrededores de, en cualquiera de, estado de, zonas de, en barrios como, en las zonas de',
  placeWord:
    'zona, barrio, colonia, ciudad, sector, distrito, estado, código postal, cp, comuna, urbanización, vecindario, localidad, pueblo, municipio, barrios, región, provincia, barriada, fraccionamiento, zonas, residencial, vecindad, reparto',
  postalCode: 'código postal, cp, zip, codigo postal, c p, códigos postales',
  'state:Oregon': 'oregón, estado de oregón',
  'state:California': 'california, estado de california',
  'state:Washington': 'estado de washington, washington estado',
}
