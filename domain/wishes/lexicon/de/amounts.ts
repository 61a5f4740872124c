import type { WordTable } from '../lexicon.ts'

export const amounts: WordTable = {
  notNeeded:
    'brauche kein, brauche keine, brauche keinen, brauchen kein, brauchen keine, brauchen keinen, benötige keinen, benötige kein, benötigen keine, benötigen keinen, benötige keine',
  'comparison:lt': 'weniger als, unter, kleiner als, weniger wie',
  'unit:min+comparison:min': 'min',
  hundred: 'hundert',
  'number:250000': 'viertel million, viertelmillion, eine viertelmillion, eine viertel million',
  'number:750000': 'dreiviertelmillion, dreiviertel million, eine dreiviertelmillion',
  'number:1': 'eins',
  'number:12': 'dutzend, ein dutzend',
  'number:1.5': 'anderthalb, eineinhalb, einundeinhalb, anderthalbe',
  'number:15': 'viertelstunde, viertel stunde, viertelstündchen',
  'number:30': 'halbe stunde, halbstündig, halben stunde',
  'number:45': 'dreiviertelstunde, dreiviertel stunde',
  'scale:1000':
    'k, tausend, tsd, tausender, tds, tausenden, mille, riesen, t, teuro, t euro, t€, tsd euro',
  'scale:1000000': 'million, millionen, mio, mill, mios, mil, mln, milion, millione, millonen',
  'letter:m': 'm',
  half: 'halb, halbe, halben, halbes, ½',
  quarter: 'viertel, ¼',
  threequarters: 'dreiviertel, ¾',
  article: 'ein, eine, einen, einer, einem, eines, n, ne, nen, ner, nem',
  'ordinal:1': 'erster, erste, ersten, erstes, erstem',
  'ordinal:2': 'zweiter, zweite, zweiten, zweites, zweitem',
  'ordinal:3': 'dritter, dritte, dritten, drittes, drittem',
  'ordinal:4': 'vierter, vierte, vierten, viertes',
  'ordinal:5': 'fünfter, fünfte, fünften, fünftes',
  'ordinal:6': 'sechster, sechste, sechsten',
  'ordinal:7': 'siebter, siebte, siebten',
  'ordinal:8': 'achter, achte, achten, achtes',
  'ordinal:10': 'zehnter, zehnte, zehnten',
  'ordinal:15': 'fünfzehnten',
  'unit:m2':
    'm2, qm, quadratmeter, quadratmetern, qmtr, mq, meter im quadrat, quadrat, qmeter, m im quadrat, quadratmetter, quadratmeters, wohnfläche m',
  'unit:sqft': 'sqft, sq ft, quadratfuß, square feet, ft2, quadratfuss',
  'unit:acre': 'acre, acres, morgen land',
  'unit:ha': 'ha, hektar, hektaren, hektr',
  'unit:are': 'ar, are',
  'unit:meter': 'meter, metern, mtr, meters',
  'unit:km': 'km, kilometer, kilometern, kilometer entfernt, kms',
  'unit:mile': 'meile, meilen, mi',
  'unit:min':
    'min, minute, minuten, minütig, minütigen, minutige, minuten entfernt, mins, gehminuten min, minutten, min.',
  'unit:min+mode:foot':
    'gehminuten, fußminuten, minuten fußweg, gehminute, gehmin, fussminuten, min fußweg, minuten fussweg, laufminuten, minuten laufweg, minuten gehweg',
  'unit:min+mode:car':
    'autominuten, fahrminuten, autofahrminuten, minuten fahrt mit dem auto, minuten autofahrt, fahrtminuten',
  'unit:min+mode:bicycle': 'fahrradminuten, radminuten, minuten radweg',
  'unit:hour': 'stunde, stunden, std, h, stündchen',
  'span:day': 'tag, tage, tagen',
  'span:week': 'woche, wochen',
  'span:month': 'monat, monate, monaten',
  'span:year': 'jahr, jahre, jahren',
  currency: '€, $, £, euro, euros, eur, dollar, dollars, usd, chf, franken, us dollar, pfund, oiro',
  'period:month':
    'monatlich, im monat, pro monat, mtl, p m, den monat, je monat, pm, pro mon, jeden monat, monatl, / monat, monatlichen, monatliche, al monat',
  'period:week': 'wöchentlich, pro woche, die woche, in der woche, je woche, wöchtl, p w',
  'period:year': 'jährlich, pro jahr, im jahr, p a, jahresmiete, je jahr, das jahr',
  'period:day': 'täglich, pro tag, am tag, pro nacht, die nacht',
  price:
    'budget, preis, preise, kosten, kostet, preislich, preisrahmen, höchstpreis, preisgrenze, preisobergrenze, kosten darf, zahlen, ausgeben, bezahlen, preisvorstellung, preislimit, angebotspreis, gesamtpreis, finanzrahmen, preisklasse, leisten',
  'comparison:max':
    'bis, bis zu, maximal, max, höchstens, nicht mehr als, unter, unterhalb, weniger als, nicht über, nicht teurer als, nicht größer als, maximum, bis maximal, bis max, bis höchstens, oder weniger, und weniger, kleiner als, nicht weiter als, innerhalb von, innerhalb, obergrenze, limit, keinesfalls mehr als, keinesfalls über, nicht höher als, im rahmen bis, kein cent mehr als, günstiger als, oder drunter, und drunter, oder darunter, und darunter, notfalls bis, zur not bis, allerhöchstens, hoechstens, maximall, hoch bis, max., ≤, <, maximale, maximalen, maximaler, nicht mehr wie, niedriger als, billiger als, nicht länger als, mehr nicht, mehr geht nicht, nicht überschreiten, geringer als, unter der grenze von, oberstes limit, kleiner, hochstens, binnen, nich mehr als, bis knapp, nicht oberhalb, nicht überschreitend, nicht übersteigen, nicht drüber, ist schluss, alles unter, gehen bis, höchst',
  'comparison:min':
    'ab, mindestens, min, mind, minimum, wenigstens, nicht weniger als, nicht unter, nicht kleiner als, mehr wie, oder mehr, und mehr, aufwärts, oder größer, oder höher, oder besser, und besser, und höher, plus, +, von mindestens, minimal, ≥, >, zumindest, oder drüber, und drüber, oder darüber, und darüber, oder neuer, und neuer, und größer, mindesten, mindestns, nach oben offen, ab ca, angefangen bei, nicht niedriger als, mindst, oder später, jünger als, mindest, oder jünger, von',
  'comparison:gt':
    'über, mehr als, größer als, höher als, oberhalb, oberhalb von, grösser als, neuer als, größer, groesser als',
  'comparison:about':
    'ca, circa, etwa, ungefähr, rund, um die, zirka, ungefaehr, so um, so um die, um, gegen, in etwa, ~, annähernd, plus minus, cirka, so etwa, grob, knapp, gut, um den dreh, oder so, schätzungsweise, zirca, plusminus, ungefär, so ca, so circa, ungefahr, in der größenordnung, fast, herum, rum, beinahe',
  'comparison:exact': 'genau, exakt, präzise',
  'comparison:between':
    'zwischen, irgendwo zwischen, von circa, von etwa, spanne, preisspanne, zwishcen',
  range: 'bis, bis zu',
  year: 'baujahr, gebaut, bj, erbaut, errichtet, fertiggestellt, bauj, baujahre, gebaut nach, gebaut ab, baujar, fertigstellung, gebaut im jahr, gebaut in, gebaut vor, neubau ab, neubau nach',
  'when:after': 'nach, seit, später als',
  'when:before': 'vor, früher als, älter als',
  'listed:7':
    'diese woche, dieser woche, letzte woche, letzter woche, letzten woche, vergangene woche, neu diese woche, in dieser woche, in der letzten woche, seit einer woche, vergangener woche, innerhalb der letzten woche, der letzten woche, seit letzter woche',
  'listed:1':
    'seit gestern, gestern, heute eingestellt, heute neu, letzten 24 stunden, neu seit gestern, heute inseriert, heute online, von heute, von gestern, gestern eingestellt, in den letzten 24 stunden, heutige',
  'listed:30': 'diesen monat neu, letzten monat, im letzten monat, dieser monat neu',
  lately:
    'in den letzten, der letzten, letzten, vergangenen, in den vergangenen, seit, nicht älter als, innerhalb der letzten, die letzten, höchstens seit',
  listing:
    'eingestellt, inseriert, online, veröffentlicht, hochgeladen, online gestellt, neu eingestellt, inserate, anzeigen, reingestellt, erschienen, auf dem markt, hinzugefügt',
  'sort:price_asc':
    'billigste, billigsten, günstigste, günstigsten, billigste zuerst, günstigste zuerst, preis aufsteigend, nach preis, nach preis aufsteigend, am günstigsten, am billigsten, sortiert nach preis, nach preis sortiert, günstige zuerst, niedrigster preis, vom günstigsten, preiswerteste, preiswertesten, billige zuerst, aufsteigend nach preis, preis aufsteigend sortiert, niedrigster preis zuerst, von günstig nach teuer, von billig nach teuer, aufsteigend, guenstigste, niedrigste miete, preisgünstigste, preisgünstigsten, niedrigste preise, niedrigsten preis',
  'sort:price_desc':
    'teuerste, teuersten, teuerste zuerst, preis absteigend, nach preis absteigend, am teuersten, höchster preis zuerst, höchster preis, teure zuerst, absteigend, von teuer nach billig, von teuer nach günstig, höchste preise zuerst, absteigend nach preis, höchsten preis',
  'sort:newest':
    'neueste, neuesten, neuste, neusten, neueste zuerst, neuste zuerst, nach datum, aktuellste, aktuellsten, aktuellste zuerst, zuletzt eingestellt, zuletzt eingestellte, neueste anzeigen, jüngste anzeigen, nach datum sortiert, neue zuerst, neuestes zuerst, neueste angebote, frischeste, zuletzt inseriert, neue inserate zuerst',
  'sort:most_viewed':
    'meistgesehen, meistgesehene, meistgesehenen, am meisten angesehen, beliebteste, beliebtesten, meist angesehen, meistgeklickt, meistbesucht, am häufigsten angesehen, meist gesehen, nach aufrufen, meistangesehene, meistgeklickte, meiste aufrufe, meisten aufrufe, meisten aufrufen, am meisten gesehen, häufigsten angesehen, meistbesuchte, nach beliebtheit, meistaufgerufene',
  'sort:most_liked':
    'meistgeliked, am meisten gelikt, meiste likes, meisten likes, meist gemerkt, am häufigsten gemerkt, meist favorisiert, meistgemerkt, am meisten gemerkt, nach likes, meisten herzen, meistfavorisiert, meistgelikte, meistgemerkte, am meisten geliked, meistgelikten, die meisten favoriten, meisten favoriten, am häufigsten favorisiert, meistgeherzt',
  'sort:nearest':
    'nächste zuerst, nächstgelegene, nächstgelegenen, nach entfernung, am nächsten, nächstgelegene zuerst, kürzeste entfernung, nach nähe, nahe zuerst, entfernung aufsteigend, nächsten zuerst, nach entfernung sortiert, nächste, sortiert nach entfernung, naheliegendste',
  'available:now':
    'sofort, ab sofort, sofort frei, sofort verfügbar, sofort bezugsfertig, sofort beziehbar, jetzt, umgehend, schnellstmöglich, sofort einziehen, per sofort, ab jetzt, bezugsfrei, sofort bezugsfrei, asap, schnellstens, so schnell wie möglich, zum nächstmöglichen zeitpunkt, schnellst möglich, heute noch, baldmöglichst, ab sofor, sofortbezug, direkt beziehbar, sofortiger bezug',
  availability:
    'verfügbar, frei, einzug, bezug, bezugsfertig, einziehen, verfügbar ab, frei ab, zum, beziehbar, beziehbar ab, einzug ab, bezugsfertig ab, bezug ab, einzugstermin, spätestens, anfang, mitte, ende, bis spätestens, einzug im, einzug zum, ab dem, frei zum, ab anfang, per, umzug, ab mitte, ab ende, mietbeginn, im, bezugstermin',
  'month:1': 'januar, jan, jänner',
  'month:2': 'februar, feb, feber',
  'month:3': 'märz, mrz, maerz',
  'month:4': 'april, apr',
  'month:5': 'mai',
  'month:6': 'juni, jun, juno',
  'month:7': 'juli, jul',
  'month:8': 'august, aug',
  'month:9': 'september, sep, sept',
  'month:10': 'oktober, okt',
  'month:11': 'november, nov',
  'month:12': 'dezember, dez',
}
