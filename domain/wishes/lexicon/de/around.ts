import type { WordTable } from '../lexicon.ts'

export const around: WordTable = {
  near: 'nahe, nah, in der nähe, in der nähe von, in der nähe vom, in der nähe der, in der nähe des, nähe, nah an, nah am, nahe an, nahe am, nahe bei, unweit, nicht weit von, nicht weit vom, nicht zu weit von, neben, bei, beim, gegenüber, gleich bei, direkt am, direkt an, am, an der, an einem, an einer, vom, von der, zum, zur, zu einer, zu einem, bis zum, bis zur, nach, ins, dicht an, dicht am, dicht bei, entfernt von, entfernt vom, fußläufig, in reichweite, erreichbar, zu erreichen, unweit von, unweit vom, in nähe, naehe, naeher, in der naehe, näher, umkreis, um die ecke von, im umkreis, im umkreis von, nicht weit zur, nicht weit zum, anbindung an, nahe zu, nähe zu, nähe zum, nähe zur, nicht weit weg von, nicht weit weg vom, nicht weiter weg als, entfernung zum, entfernung zur, in die, zu den, in den, an den, anbindung, neer, bis zu den, bis nach, in angrenzung an',
  'near+mode:foot':
    'fußläufig zu, fußläufig zum, fußläufig zur, in fußnähe, zu fuß erreichbar, in gehweite, in laufweite, fussläufig, fußläufig erreichbar, gehweite, laufnähe, gehdistanz, in gehdistanz, fußläufige, in fußweite, fußnähe, zu fuß zu erreichen, fußläufiger nähe, laufweite, in fussnähe, in laufnähe',
  nearby:
    'in der nähe, in der umgebung, um die ecke, nebenan, vor der tür, vor ort, ringsum, unweit entfernt, in unmittelbarer nähe, nahegelegen, nahegelegene, fußläufig, gleich um die ecke, nicht weit, nicht weit weg, erreichbar, in reichweite, entfernt, weg, direkt vor der tür, nahebei',
  away: 'weit weg von, weit weg vom, fern von, weit entfernt von, weit von, nicht nahe, nicht in der nähe, nicht an, nicht neben, abseits, abseits von, abseits der, nicht an der, nicht an einer, fernab, nicht bei, nicht direkt an, weit weg, fernab von, nicht am, nicht in der nähe von, nicht in der nähe der, nicht nah an, nicht beim, nicht direkt neben, abseits vom, weit ab von, weit ab vom',
  travel:
    'pendeln, arbeitsweg, fahrzeit, fahrt, weg, wegzeit, pendelzeit, anfahrt, fahrtzeit, reisezeit, entfernung, distanz, pendelstrecke, fahrtweg',
  'mode:foot':
    'zu fuß, zu fuss, fußweg, laufen, gehen, fussweg, zufuß, zu fus, fußmarsch, spaziergang, laufend, per pedes, zum laufen',
  'mode:bicycle':
    'mit dem fahrrad, mit dem rad, fahrrad, per rad, rad, per fahrrad, radeln, mit rad, mitm rad, mitm fahrrad, bike, mit fahrrad, mit dem bike, e bike, fahrad, radweg, mit dem ebike',
  'mode:car':
    'mit dem auto, auto, per auto, autofahrt, fahren, mit auto, mitm auto, mit dem wagen, mit dem pkw, pkw, autofahren',
  'mode:transit':
    'mit den öffentlichen, öffentlichen, öpnv, mit der bahn, mit dem bus, mit bus und bahn, mit öffentlichen verkehrsmitteln, öffentliche verkehrsmittel, mit der s bahn, mit der u bahn, mit dem zug, mit öffis, öffis, mit bus, mit bahn, öffentlichen verkehrsmitteln, mit der straßenbahn, mit der tram, mit den öffis, mit dem öpnv, per bahn, per bus, mit der u-bahn, mit der s-bahn, oepnv, mit der ubahn, mit der sbahn',
  'poi:grocery':
    'supermarkt, supermärkte, lebensmittelgeschäft, einkaufsmöglichkeiten, einkaufen, einkaufsmöglichkeit, läden, geschäfte, lebensmittelladen, discounter, rewe, aldi, lidl, edeka, supermarkts, einkauf, laden, nahversorger, penny, kaufland, supermarktes, lebensmittel, bäcker und supermarkt, suppermarkt, tante emma laden, netto markt',
  'poi:school':
    'schule, schulen, grundschule, gymnasium, realschule, gesamtschule, volksschule, hauptschule, oberschule, grundschulen, gymnasien, schuhle, primarschule, mittelschule, sekundarschule, schulnähe, weiterführende schulen, weiterführende schule',
  'poi:childcare':
    'kita, kindergarten, kitas, krippe, kindertagesstätte, kindergärten, hort, kinderkrippe, tagesmutter, kinderbetreuung, kiga, kindergaten, kinderhort, kindertagesstätten, kinderbetreuungseinrichtung',
  'poi:stop':
    'haltestelle, bushaltestelle, haltestellen, straßenbahn, tram, bus, straßenbahnhaltestelle, tramhaltestelle, busanbindung, bushaltestellen, bushalte, strassenbahn, tramstation, bushalt, buslinie, busverbindung, straba',
  'poi:station':
    'bahnhof, hauptbahnhof, hbf, bhf, s bahn, u bahn, sbahn, ubahn, u bahn station, s bahn station, bahnhofs, s bahnhof, u bahnhof, zug, bahn, bahnstation, bahnhöfe, metro, station, u bahnstation, s bahnstation, ubahn station, sbahn station, bahnanschluss, bahnhofsnähe, bahnanbindung, banhof, bahnhoff, regionalbahnhof, zugbahnhof, ubahnhof, sbahnhof, zuganbindung, zughalt, u bahn haltestelle, s bahn haltestelle, ubahnstation, sbahnstation, s bahn anschluss, u bahn anschluss',
  'poi:park':
    'park, parks, grünanlage, grünfläche, stadtpark, wald, parkanlage, hundewiese, grünflächen, hundepark, waldrand, grünanlagen, waldnähe',
  'poi:playground':
    'spielplatz, spielplätze, kinderspielplatz, spielplätzen, spielpatz, spielwiese',
  'poi:cafe':
    'café, cafe, cafés, kaffee, kaffeehaus, kaffeehäuser, cafes, kaffeeläden, coffee shop, kaffees',
  'poi:pharmacy': 'apotheke, apotheken, drogerie, apoteke, apothecke',
  'poi:hospital':
    'krankenhaus, klinik, klinikum, spital, krankenhäuser, hospital, uniklinik, krankenhauses, kliniken, krankenhaus nähe, krankehaus',
  'poi:airport': 'flughafen, airport, flughäfen, flughafens, flugplatz, flughafennähe, flugafen',
  'poi:university':
    'uni, universität, hochschule, campus, fh, universitäten, fachhochschule, tu, unis, universitaet, unicampus, uninähe, universitat',
  'poi:beach':
    'strand, meer, küste, see strand, strände, ozean, strandnähe, seeufer, meeresnähe, am meer, ans meer, badestrand',
  'poi:mosque': 'moschee, moscheen',
  'poi:church': 'kirche, kirchen, dom, kapelle, gemeinde kirche, kathedrale, kirchengemeinde',
  'poi:synagogue': 'synagoge, synagogen',
  'poi:center':
    'zentrum, innenstadt, stadtmitte, stadtzentrum, city, zentral, zentrumsnah, innenstadtnah, altstadt, stadtkern, zentrale lage, mitte der stadt, downtown, zentraler lage, ortskern, ortsmitte, innenstadtlage, zentrumsnähe, stadtnah, stadtkerns, zentrums, innenstadtnähe, city nähe, zentral gelegen, zentrumslage, citynah, stadtzentrums, inenstadt',
  'poi:highway':
    'autobahn, autobahnen, hauptstraße, bundesstraße, schnellstraße, hauptverkehrsstraße, autobahnauffahrt, autobahnanschluss, laute straße, autobahnnähe, hauptstrasse, hauptverkehrsstrasse, bundesstrasse, stark befahrene straße, stark befahrenen straße, viel befahrene straße, viel befahrenen straße, durchgangsstraße, vielbefahrene straße, laute strasse, autobahnlärm, befahrene straße, befahrenen straße',
  'street:before': 'straße, strasse',
  'street:after':
    'straße, strasse, str, weg, allee, gasse, platz, ring, ufer, damm, chaussee, steig, street, avenue, lane, road, drive, court',
  in: 'in, im, in der, im raum, raum, bereich, großraum, innerhalb von, umgebung von, rund um, gegend um, in und um, stadtteil, in oder um, nur in, im großraum, richtung, im stadtteil, im viertel, im bezirk, ort, wohnort',
  placeWord:
    'gegend, viertel, stadtteil, bezirk, stadt, lage, ort, region, bundesstaat, postleitzahl, plz, kiez, quartier, staat, stadtviertel, ecke, wohngegend, vorort, wohnlage, nachbarschaft, wohngebiet, siedlung, dorf',
  postalCode: 'plz, postleitzahl, postleitzahlgebiet, plz gebiet, postleitzahlen',
  'state:Oregon': 'oregon',
  'state:California': 'kalifornien, california, kaliforniens',
  'state:Washington': 'bundesstaat washington, staat washington',
}
