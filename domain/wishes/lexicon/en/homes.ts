import type { WordTable } from '../lexicon.ts'

export const homes: WordTable = {
  'category:house':
    'house, hse, houses, detached, detached house, detached home, semi, semi detached, semi detached house, bungalow, cottage, single family, single family home, single family house, sfh, farmhouse, rambler, ranch house, duplex, mcmansion, tiny house, villa house, 🏠, 🏡',
  'category:apartment':
    'apartment, apartments, apt, appt, apts, aptmt, flat, flats, flt, condo, condos, condominium, maisonette, basement flat, garden flat, granny flat, unit, apartement, appartment, apartmant, 🏢',
  'category:apartment+floor:top':
    'penthouse, penthouses, penthouse flat, penthouse apartment, top floor flat, top floor apartment',
  'category:apartment+floor:0': 'ground floor flat, ground floor apartment',
  'category:townhouse':
    'townhouse, town house, townhome, town home, row house, rowhouse, row home, rowhome, terraced, terraced house, terrace house, terraced home, mid terrace, end terrace, end of terrace, brownstone, brownstones, mews house',
  'category:villa': 'villa, villas, mansion',
  'category:loft': 'loft, lofts, loft apartment, warehouse conversion, loft style apartment',
  'category:cabin': 'cabin, cabins, log cabin, chalet, a frame, lodge',
  'category:office':
    'office, offices, office space, workspace, coworking space, commercial office, office unit',
  'category:land':
    'land, plot of land, building plot, building land, vacant lot, vacant land, empty lot, empty plot, buildable lot, acreage, parcel, parcel of land, piece of land, bare land, farmland, building site',
  ground: 'plot, plots, lot, lots, lot size, plot size, grounds, property size, garden plot',
  'maxBedrooms:0+studiohome':
    'studio, studios, studio flat, studio apartment, studio apt, bedsit, efficiency, efficiency apartment, bachelor apartment',
  'offer:buy':
    'for sale, to buy, buy, buying, purchase, purchasing, on sale, to purchase, sale, own, homes for sale, freehold, leasehold, first time buyer, mortgage, down payment, first time buyers, want to own',
  'offer:rent':
    'for rent, to rent, rent, renting, rental, rentals, lease, leasing, to let, let, letting, for lease, rented, tenancy, lettings, month to month',
  'noun:bedrooms':
    'bedroom, bedrooms, bed, beds, br, brs, bd, bds, bdr, bdrm, bdrms, bedrm, bedrms, bdrooms, bhk, sleeping rooms, bed room, bed rooms, bedder, bdroom, bedromm, bedrom, double bedrooms, beedroom',
  'noun:bathrooms':
    'bathroom, bathrooms, bath, baths, ba, bas, bth, bthrm, wc, bathrm, bath room, bath rooms, shower rooms, toilets, bathroms, bathrom, full bath, full baths, en suites',
  'noun:rooms': 'room, rooms, rm, rms',
  'noun:floor': 'floor, storey, story, level',
  'floor:0': 'ground floor, ground level, groundfloor, gf, street level, grd floor, ground flr',
  'floor:first': 'first floor, 1st floor',
  'floor:top': 'top floor, uppermost floor, top storey, highest floor, top flr',
  'floor:high': 'upper floor, upper floors, upper level',
  'feature:balcony': 'balcony, balconies, balcon, juliet balcony, balcany, balkony, loggia',
  'feature:terrace':
    'terrace, roof terrace, rooftop terrace, deck, decking, sun terrace, terasse, roof deck, rooftop deck, veranda, terace',
  'feature:garden':
    'garden, gardens, yard, yards, backyard, back yard, front yard, fenced yard, back garden, patio, lawn, outdoor space for kids, private garden, courtyard, gardn',
  'feature:fireplace': 'fireplace, fireplaces, fire place, open fire, firepalce, log fire, hearth',
  'feature:lift': 'lift, elevator, lifts, elevators, elevater',
  'feature:cellar': 'cellar, basement, cellars, basements, wine cellar, finished basement, basment',
  'feature:solar_panels':
    'solar panels, solar panel, solar, pv, photovoltaic, photovoltaics, solar power, solar roof, pv panels, solar pv',
  'feature:pool':
    'pool, pools, swimming pool, swimmingpool, outdoor pool, indoor pool, heated pool, swiming pool',
  'feature:sauna': 'sauna, saunas, steam sauna',
  'feature:step_free':
    'step free, stepfree, step free access, wheelchair accessible, wheelchair access, wheelchair friendly, accessible, no steps, no stairs, without steps, without stairs, barrier free, disabled access, level access, level entry, ramp access, ada accessible, zero step entry, handicap accessible, accessible home, single level, wheelchair adapted',
  'furnished:yes':
    'furnished, fully furnished, furniture included, with furniture, furnshed, furnised, comes furnished, f f, furnishd',
  'furnished:partly':
    'partly furnished, part furnished, partially furnished, semi furnished, half furnished, semifurnished, some furniture, part furn',
  'furnished:no':
    'unfurnished, not furnished, no furniture, without furniture, non furnished, unfurn, unfurnshed, empty of furniture',
  'pets:yes':
    'pets, pet, dog, dogs, cat, cats, puppy, puppies, kitten, kittens, pet friendly, pets ok, pets okay, pets allowed, pets welcome, dog friendly, cat friendly, dogs allowed, cats allowed, dogs ok, cats ok, dog ok, cat ok, animal friendly, animals, animals allowed, doggo, doggy, pup, labrador, retriever, german shepherd, petfriendly, pets accepted, takes pets, takes dogs, accepts pets, allows pets, service dog, service dog ok, service animal, emotional support animal, guide dog, assistance dog, rabbit, rabbits, hamster, parrot, fur baby, 🐶, 🐕, 🐱, 🐈, 🐾',
  'pets:no':
    'pet free, pets free, animal free, no pets policy, no animals policy, dog free, cat free, petfree, allergic to cats, allergic to dogs, allergic to pets, pets not allowed, pets prohibited, animals not allowed, dogs not allowed',
  'parking:any':
    'parking, car park, car parking, parking space, parking spaces, parking spot, parking spots, parking place, off street parking, off street, car space, car spaces, carspace, space for a car, room for a car, allocated parking, off road parking, private parking, parkng, parking included, reserved parking, parking lot, place for my car, room for two cars, space for two cars, assigned parking, deeded parking',
  'parking:street':
    'street parking, on street parking, permit parking, parking on the street, kerbside parking, roadside parking',
  'parking:driveway':
    'driveway, drive way, driveways, private driveway, driveway parking, driveway for',
  'parking:carport': 'carport, car port, carports, covered parking',
  'parking:garage':
    'garage, garages, car garage, garrage, garge, lock up garage, garaje, attached garage, integral garage',
  'parking:underground':
    'underground parking, underground garage, underground car park, basement parking, basement garage, subterranean parking, parking garage underground, underground carpark, underground space',
  'heating:heat_pump':
    'heat pump, heat pumps, heatpump, heatpumps, air source heat pump, ground source heat pump, hvac heat pump, mini split heat pump',
  'heating:gas':
    'gas heating, gas, gas heat, gas central heating, gch, gas boiler, gas furnace, heated by gas, heating gas, heating by gas, heated with gas, gas fired heating, natural gas, natural gas heating, mains gas',
  'heating:electric':
    'electric heating, electric heat, electrical heating, electric heaters, electric radiators, electricity heating, heated by electricity, heating electric, baseboard heat, electric baseboard, heating electrical',
  'heating:district':
    'district heating, district heat, communal heating, city heating, heat network, central plant heating',
  'heating:wood_stove':
    'wood stove, wood stoves, woodstove, wood burner, wood burning stove, log burner, wood heating, pellet stove, wood heat, wood burning, wood burner stove, logburner, woodburner',
  energy:
    'energy class, energy rating, epc, epc rating, energy label, energy efficiency, energy efficiency class, energy performance, energy, energy efficiency rating, energy grade, efficiency class, energy performance rating, rated energy, epc band, energy certificate, energy level',
  'with:video':
    'video, videos, video tour, with video, video walkthrough, a video of it, walkthrough video, vid, clip',
  'with:floor_plan':
    'floor plan, floor plans, floorplan, floorplans, blueprint, blueprints, layout plan, plan of the rooms',
  'with:tour':
    'virtual tour, virtual tours, 3d tour, 3d tours, 360 tour, 360 view, 3d view, 3d walkthrough, matterport, virtual viewing, 360 degree tour, 360 pictures, 360 degree view, 360 photos, panorama, panoramas, virtual walkthrough, 360, 3d',
  'flag:premium':
    'premium, premium listing, premium listings, premium homes, premium only, premium properties',
  'flag:featured':
    'featured, promoted, featured listing, featured listings, promoted listings, featured homes, featured only, sponsored, highlighted listings',
}
