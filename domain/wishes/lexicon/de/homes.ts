import type { WordTable } from '../lexicon.ts'

export const homes: WordTable = {
  'noun:rooms+category:apartment':
    'zimmerwohnung, raumwohnung, zimmerwohnungen, zimmer wohnung, zimmer whg, zi whg, zimmer appartement, zimmer apartment, zi wohnung, zi app, raum wohnung',
  'category:house':
    'haus, häuser, häuschen, einfamilienhaus, efh, doppelhaushälfte, dhh, doppelhaus, bungalow, landhaus, bauernhaus, hof, resthof, zweifamilienhaus, zfh, mehrfamilienhaus, mfh, eigenheim, wohnhaus, fachwerkhaus, stadtvilla, freistehendes haus, freistehend, fertighaus, ferienhaus am see, efhs',
  'category:apartment':
    'wohnung, whg, whgs, wohnungen, apartment, appartement, appartment, maisonette, maisonettewohnung, etagenwohnung, flat, wohnug, wohnungs, souterrainwohnung, wohnunf, gartenwohnung, etw whg, bude, terrassenwohnung',
  'category:apartment+offer:buy':
    'eigentumswohnung, etw, eigentumswhg, kaufwohnung, eigentumswohnungen',
  'category:apartment+offer:rent': 'mietwohnung, mietwhg, mietwohnungen',
  'category:house+offer:rent': 'miethaus, mietshaus',
  'category:apartment+floor:top':
    'penthouse, penthousewohnung, penthäuser, penthaus, dachgeschosswohnung, dg wohnung, dachwohnung, dachgeschoßwohnung, dg whg',
  'category:apartment+floor:0':
    'erdgeschosswohnung, eg wohnung, parterrewohnung, eg whg, erdgeschoßwohnung',
  'category:townhouse':
    'reihenhaus, reihenhäuser, rh, rmh, reh, reihenmittelhaus, reihenendhaus, reiheneckhaus, townhouse, stadthaus, reiheneck, reihenhäuschen, stadthäuser, reihnhaus, kettenhaus',
  'category:villa': 'villa, villen, herrenhaus, anwesen',
  'category:loft': 'loft, lofts, loftwohnung, fabriketage, industrieloft, loftartig',
  'category:cabin':
    'hütte, blockhaus, blockhütte, holzhütte, ferienhütte, almhütte, waldhütte, chalet, berghütte, hütten, blockhütten, skihütte',
  'category:office':
    'büro, büros, bürofläche, büroräume, gewerbebüro, bürofläche, büroflächen, buero, praxisräume, bürogebäude, büroraum',
  'category:land':
    'grundstück, grundstücke, baugrundstück, bauland, baugrund, bauplatz, bauplätze, baugrundstücke, ackerland, grund und boden, parzelle, baulücke, wald zu kaufen, gst',
  ground:
    'grund, grundstücksfläche, grundfläche, grundstücksgröße, grundstücksgrösse, grundstueck, garten mit',
  'maxBedrooms:0+studiohome':
    'studio, studios, einzimmerwohnung, studiowohnung, einraumwohnung, ein zimmer apartment',
  'maxBedrooms:1': 'singlewohnung, singlewhg, single wohnung',
  'offer:buy':
    'kaufen, kauf, zu kaufen, zum kauf, kaufe, zum kaufen, erwerben, erwerb, verkauf, zu verkaufen, verkaufen, kaufpreis, kauft, käuflich, eigentum, zum verkauf, ankauf, kaufobjekt',
  'offer:rent':
    'mieten, miete, zu mieten, zur miete, vermieten, zu vermieten, vermietung, anmieten, mietobjekt, mietet, pacht, pachten, zum mieten, mietvertrag, mieter gesucht, vermietet, zwischenmiete',
  'offer:rent+unknown+price':
    'kaltmiete, warmmiete, nettokaltmiete, gesamtmiete, bruttowarmmiete, kalt miete, nettomiete, bruttomiete, warm miete, nkm, kaltmiete von, grundmiete',
  'offer:rent+price': 'monatsmiete, mietpreis, mtl miete, monatliche miete, mietkosten, miethöhe',
  'noun:bedrooms':
    'schlafzimmer, sz, schlafz, schlafräume, schlafraum, schlafzi, schlafzimmern, schlafgemächer, schlazimmer',
  'noun:bathrooms':
    'bad, bäder, badezimmer, badezimmern, bädern, wc, wcs, vollbad, vollbäder, toiletten, baeder, duschbäder, duschbad, bader, baderzimmer',
  'noun:rooms':
    'zimmer, zi, zimmern, zim, raum, räume, zimmrige, zimmrig, zimer, zkb, zkd, zkdb, zkdbad, räumen, raeume, zimma, z, zkbd',
  'noun:rooms+feature:balcony': 'zkbb, zkdbb',
  'noun:floor':
    'stock, stockwerk, etage, og, obergeschoss, geschoss, stockwerke, etagen, obergeschoß, obergeschosse, stck, stockwerken',
  'floor:0':
    'erdgeschoss, erdgeschoß, eg, parterre, ebenerdig, erdgeschos, hochparterre, erdgescho, im eg, erdgeschosslage',
  'floor:top':
    'dachgeschoss, dg, oberste etage, oberstes stockwerk, oberster stock, obersten stock, obersten stockwerk, obersten etage, oberstes geschoss, dachgeschoß, ganz oben, unterm dach, unter dem dach, letzter stock',
  'floor:high':
    'höhere etage, höheres stockwerk, obere etage, oberes stockwerk, oberen stockwerken, nicht ganz unten, hoch oben, oberen etagen, oberen stock',
  'feature:balcony':
    'balkon, balkone, balkons, blk, loggia, südbalkon, westbalkon, blakon, balcon, balkong, balkonen, ostbalkon, sonnenbalkon',
  'feature:terrace':
    'terrasse, terrassen, dachterrasse, terasse, sonnenterrasse, terrase, südterrasse, dachterasse, dachgarten, veranda',
  'feature:garden':
    'garten, gärten, garten anteil, gartenanteil, gartenmitbenutzung, gartn, hinterhof garten, gärtchen, garden, gartennutzung, eigener garten, schrebergarten, garten zum spielen, gemeinschaftsgarten',
  'feature:fireplace':
    'kamin, offener kamin, kaminofen offen, kamine, feuerstelle, offenem kamin, offenen kamin',
  'feature:lift':
    'aufzug, fahrstuhl, lift, aufzüge, personenaufzug, fahrstühle, aufzg, aufzüg, fahrstul, lifte',
  'feature:cellar':
    'keller, kellerabteil, kellerraum, unterkellert, vollkeller, kellerräume, vollunterkellert, teilunterkellert, weinkeller, kelller, kellerraum, unterkellerung, kellerabteilen',
  'feature:solar_panels':
    'solaranlage, solarpanel, solarpanels, pv anlage, photovoltaik, photovoltaikanlage, pv, solar, solardach, solarzellen, solarmodule, fotovoltaik, solarstrom, sonnenkollektoren, solarthermie, solarplatten',
  'feature:pool':
    'pool, schwimmbad, swimmingpool, schwimmbecken, pools, außenpool, innenpool, swimming pool, gartenpool, hallenbad im haus, poool',
  'feature:sauna': 'sauna, saunen, saunabereich',
  'feature:step_free':
    'stufenlos, barrierefrei, barrierefreier, rollstuhlgerecht, behindertengerecht, barrierearm, ohne stufen, ohne treppen, stufenfrei, rollstuhl geeignet, schwellenfrei, ebenerdiger zugang, rollstuhltauglich, rollstuhlgeeignet, keine stufen, keine treppen, schwellenlos, rollstuhlfahrergeeignet, barierefrei, rollator geeignet, rollstuhl, altersgerecht, barrierefreiheit, stufenloser zugang, treppenfrei, behindertenfreundlich',
  'furnished:yes':
    'möbliert, möblierte, voll möbliert, vollmöbliert, möbilierte, mit möbeln, eingerichtet, voll eingerichtet, komplett möbliert, mobiliert, möbilert, möbl, inklusive möbel, inkl möbel, möbeliert, moebliert, ausgestattet mit möbeln',
  'furnished:partly':
    'teilmöbliert, teilweise möbliert, halbmöbliert, teilmöblierte, teils möbliert, teil möbliert, teilmobliert, semi möbliert, zum teil möbliert, halb möbliert',
  'furnished:no':
    'unmöbliert, unmöblierte, ohne möbel, leer stehend ohne möbel, nicht möbliert, keine möbel, unmobliert, unmoebliert',
  'pets:yes':
    'haustier, haustiere, haustieren, hund, hunde, hunden, katze, katzen, kater, haustiere erlaubt, hunde erlaubt, katzen erlaubt, hund erlaubt, tierfreundlich, haustierfreundlich, tiere erlaubt, tierhaltung, tierhaltung erlaubt, hundefreundlich, hundehaltung, haustierhaltung, vierbeiner, welpe, tiere, tier, hündin, dackel, labrador, hamster, kaninchen, schäferhund, hundebesitzer, katzenhaltung, mops, assistenzhund, blindenhund, wellensittich, meerschweinchen, papagei, hündchen, kätzchen, mieze',
  'pets:no':
    'tierfrei, haustierfrei, tierfreie, keine haustierhaltung, ohne tiere, tierlos, haustierlos, katzenhaarallergie, hundehaarallergie, tierhaarallergie, allergisch gegen katzen, allergisch gegen hunde, allergie gegen katzen, allergie gegen hunde, haustiere verboten, tierhaltung verboten, haustiere nicht erlaubt',
  'parking:any':
    'stellplatz, stellplätze, stellplätzen, parkplatz, parkplätze, pkw stellplatz, autostellplatz, parkmöglichkeit, abstellplatz, parken, parkmöglichkeiten, außenstellplatz, pkw stellplätze, kfz stellplatz, parkplätzen, stplz, stellpl, stelplatz, stellplaetze, platz fürs auto, platz für mein auto, autoabstellplatz, parkplatz vor dem haus, stp',
  'parking:street':
    'straßenparkplatz, parken auf der straße, anwohnerparken, an der straße parken, parken an der straße, bewohnerparken, parkplätze an der straße, parkplatz an der straße, straßenparken, anwohnerparkausweis',
  'parking:driveway': 'einfahrt, auffahrt, hofeinfahrt, zufahrt, garageneinfahrt, hauseinfahrt',
  'parking:carport':
    'carport, carports, überdachter stellplatz, doppelcarport, car port, überdachtem stellplatz, überdachter parkplatz',
  'parking:garage':
    'garage, garagen, doppelgarage, einzelgarage, garasche, garrage, garagenstellplatz, garagenplatz, garge, garasch',
  'parking:underground':
    'tiefgarage, tg, tiefgaragenstellplatz, tg stellplatz, tiefgaragenplatz, tiefgaragenparkplatz, tg platz, tiefgarge, tiefgarasche, tiefgaragenstellplätze',
  'heating:heat_pump':
    'wärmepumpe, wärmepumpen, luftwärmepumpe, erdwärmepumpe, wp, waermepumpe, erdwärme, luft wasser wärmepumpe, wärmepumpenheizung, geothermie',
  'heating:gas':
    'gasheizung, gas, gastherme, erdgas, gasetagenheizung, gaszentralheizung, heizung mit gas, gas heizung, gasbrennwerttherme, gasheizungen, gasbrennwert, mit gas heizen, gasbeheizt',
  'heating:electric':
    'elektroheizung, stromheizung, elektrische heizung, nachtspeicher, nachtspeicherheizung, nachtspeicheröfen, elektroheizungen, infrarotheizung, mit strom heizen, elektrisch beheizt, heizung mit strom, elektro heizung, elektrisch, elektrische fußbodenheizung',
  'heating:district':
    'fernwärme, nahwärme, fernheizung, fernwaerme, anschluss an fernwärme, fernwärmeanschluss',
  'heating:wood_stove':
    'holzofen, kaminofen, holzheizung, pelletheizung, pelletofen, kachelofen, schwedenofen, holzöfen, pellets, holzpellets, pelletsheizung, kaminöfen, scheitholz, ofenheizung, holzofens',
  energy:
    'energieklasse, energieeffizienzklasse, energieeffizienz, energieausweis, effizienzklasse, energielabel, energiekennwert, energieausweis klasse, energiestandard, energieklassse, energie klasse, energieeffizienzklasse mindestens, energieverbrauch klasse, eek',
  'with:video': 'video, videos, videorundgang, videotour, mit film, filmchen, videobesichtigung',
  'with:floor_plan':
    'grundriss, grundrisse, grundriß, grundrissplan, bauplan, grundrissen, grundris, raumplan, wohnungsplan',
  'with:tour':
    '3d rundgang, rundgang, virtuelle tour, virtueller rundgang, 360 grad, 360 grad rundgang, 360 tour, 3d tour, virtuelle besichtigung, 360 grad tour, 360 grad ansicht, virtuellem rundgang, virtuellen rundgang, 360 rundgang, 3d ansicht, panorama, panoramatour, matterport, 360, 3d, 360 grad bilder, onlinebesichtigung, virtueller tour',
  'flag:premium':
    'premium, premiumanzeigen, premium anzeigen, premiumangebote, premium angebote, premiuminserate, premium inserate, premium objekte, premiumobjekte',
  'flag:featured':
    'hervorgehoben, hervorgehobene, empfohlene anzeigen, topinserate, top inserate, top anzeigen, hervorgehobenen, beworbene, beworbene anzeigen, featured, topangebote, hervorgehobene anzeigen, empfohlene angebote, gesponsert, hervorgehobene inserate, topanzeigen, top angebote',
}
