import type { WordTable } from '../lexicon.ts'

export const around: WordTable = {
  near: 'near, near to, close to, next to, by, beside, close by, within reach of, nearby to, adjacent to, around the corner from, not far from, not too far from, in the vicinity of, vicinity of, steps from, steps away from, a stone’s throw from, opposite, across from, within easy reach of, handy for, convenient to, convenient for, easy access to, access to, in reach of, walk to, walks to, bike to, drive to, neer, nearto, close 2, a short walk from, short walk to, short drive from, short drive to, short walk from, a short walk to, near by, within distance of, at',
  'near+mode:foot':
    'walking distance to, walking distance of, walking distance from, within walking distance of, within walking distance to, within walking distance from, within a walking distance of, walkable to, can walk to, walkable distance to, walkable distance of, i can walk to, walk distance to, walking distance',
  'near+mode:bicycle':
    'biking distance of, biking distance to, cycling distance of, cycling distance to, bikeable to, bike distance to, within biking distance of, within cycling distance of, bikeable distance to',
  'near+mode:car':
    'driving distance of, driving distance to, within driving distance of, drivable to',
  nearby:
    'nearby, close by, near by, in the area, around the corner, within reach, in walking distance, within walking distance, on the doorstep, in the vicinity, close, around',
  away: 'away from, far from, far away from, not near, not close to, not next to, not by, nowhere near, well away from, not too close to, not around, at a distance from, nothing near, not nearby, off the',
  travel:
    'commute, commute to, commuting, commuting to, journey, trip, ride, travel, travel time, of travel, distance, commuting distance, commuting time',
  'mode:foot': 'on foot, walk, walking, by foot, foot, afoot, walks, a walk',
  'unit:min+mode:foot':
    'minute walk, minutes walk, min walk, mins walk, minute walking distance, minutes walking, minutes on foot, minute stroll, minutes stroll, minute walking',
  'unit:min+mode:car':
    'minute drive, minutes drive, min drive, mins drive, minutes by car, minutes driving, minute car ride',
  'unit:min+mode:bicycle':
    'minute bike ride, minutes bike ride, min bike ride, minute cycle, minutes cycle, minute bike, minute ride, minute cycle ride',
  'unit:min+mode:transit':
    'minute train ride, minutes train ride, minute bus ride, minutes bus ride, minute tube ride, minute commute by train, minute commute by bus',
  'mode:bicycle':
    'bike, by bike, cycling, cycle, by bicycle, bicycle, biking, by cycle, bike ride, cycle ride, on a bike, on my bike, pedaling',
  'mode:car':
    'by car, drive, driving, car, by auto, car ride, in the car, car drive, by taxi, drives',
  'mode:transit':
    'by public transport, public transport, by transit, transit, public transit, by bus, by train, by tram, by metro, by subway, by tube, bus ride, train ride, on the bus, on the train, by rail, by public transportation, public transportation, by light rail, by muni, by max, by bart',
  'poi:grocery':
    'grocery, groceries, grocery store, grocery stores, supermarket, supermarkets, food store, shops, shop, shopping, food market, grocer, store, stores, corner shop, convenience store, supermaket, whole foods, trader joes, tesco, aldi, lidl, safeway, sainsburys, bodega, food shopping',
  'poi:school':
    'school, schools, primary school, primary schools, elementary school, elementary schools, high school, high schools, secondary school, secondary schools, middle school, middle schools, grammar school, grammar schools, elementary, schol, scool, primary, schooling',
  'poi:childcare':
    'childcare, child care, daycare, day care, nursery, nurseries, kindergarten, preschool, pre school, kindergartens, creche, daycares, kita, pre k, preschools, nursery school',
  'poi:stop':
    'bus stop, bus stops, tram stop, stop, stops, bus, busstop, bus line, bus lines, tram, streetcar, streetcar stop, tram line, bus route, bus routes, streetcar line, light rail stop, trams, buses',
  'poi:station':
    'station, stations, train station, train stations, train, trains, railway station, metro, metro station, subway, subway station, tube, tube station, underground station, bart, bart station, light rail, light rail station, rail station, transit station, train line, mrt, overground, rail, statoin, staion, commuter rail, tube stop, subway stop, metro stop, train stop',
  'poi:park':
    'park, parks, green space, green spaces, dog park, dog parks, public park, woods, forest, greenspace',
  'poi:playground': 'playground, playgrounds, play area, play park, play areas, playgound',
  'poi:cafe':
    'cafe, cafes, coffee shop, coffee shops, coffee, coffeeshop, coffeeshops, coffee house, coffee houses, café, coffee place, coffee places, cafés',
  'poi:pharmacy':
    'pharmacy, pharmacies, chemist, drugstore, drug store, chemists, drugstores, farmacy',
  'poi:hospital':
    'hospital, hospitals, clinic, medical center, medical centre, er, a and e, a & e, hospitol',
  'poi:airport': 'airport, airports, the airport, pdx, sfo, seatac, sea tac, heathrow',
  'poi:university':
    'university, universities, uni, college, campus, colleges, college campus, univ, unversity, the u',
  'poi:beach':
    'beach, beaches, the sea, seaside, ocean, the ocean, sea, oceanfront, shore, the coast, coast, seafront, beachfront',
  'poi:mosque': 'mosque, mosques, masjid',
  'poi:church': 'church, churches, chapel, cathedral, parish',
  'poi:synagogue': 'synagogue, synagogues, shul',
  'poi:center':
    'downtown, city center, city centre, town center, town centre, center of town, centre of town, city core, center, centre, the center, the centre, central, heart of the city, middle of town, centrally located, town, central location, centre of the city, center of the city, cbd, inner city',
  'poi:highway':
    'highway, highways, freeway, freeways, motorway, motorways, interstate, main road, busy road, busy roads, main roads, busy street, the i5, expressway, busy streets, major road, major roads, freeway noise, highway noise',
  'street:after':
    'street, avenue, ave, road, rd, lane, ln, drive, court, boulevard, blvd, crescent, alley, st',
  in: 'in, inside, in the, within the, located in, somewhere in, around, in or around, in and around, in or near, area of, near or in, in either, in downtown',
  placeWord:
    'area, neighborhood, neighbourhood, district, city, town, county, state, zip, zip code, zipcode, postcode, postal code, region, side of town, part of town, quarter, hood, borough, suburb',
  postalCode: 'zip, zip code, zipcode, postcode, postal code',
  'state:Oregon': 'ore',
}
