/** Real places and positions. */
export type DemoCity = {
  name: string
  state: string
  country: string
  latitude: number
  longitude: number
  population: number
  /** Share of the listings. */
  weight: number
  /** Relative to the region's average. */
  priceLevel: number
  districts: readonly string[]
}

export const COUNTRY = 'United States'

const city = (
  name: string,
  state: string,
  [latitude, longitude]: [number, number],
  [population, weight, priceLevel]: [number, number, number],
  districts: string,
): DemoCity => ({
  name,
  state,
  country: COUNTRY,
  latitude,
  longitude,
  population,
  weight,
  priceLevel,
  districts: districts.split(', '),
})

export const DEMO_CITIES: readonly DemoCity[] = [
  city(
    'Portland',
    'Oregon',
    [45.5202, -122.6742],
    [652_503, 22, 1],
    'Alberta Arts, Sellwood, Laurelhurst, Nob Hill, Hawthorne, Mississippi, Pearl, Multnomah Village',
  ),
  city(
    'San Francisco',
    'California',
    [37.7749, -122.4194],
    [873_965, 16, 2.3],
    'Noe Valley, Inner Sunset, Bernal Heights, Hayes Valley, Outer Richmond, Potrero Hill, Cole Valley',
  ),
  city(
    'Sacramento',
    'California',
    [38.5816, -121.4944],
    [524_943, 11, 1.05],
    'Midtown, Land Park, East Sacramento, Curtis Park, Oak Park',
  ),
  city(
    'Oakland',
    'California',
    [37.8044, -122.2712],
    [440_646, 9, 1.6],
    'Rockridge, Temescal, Grand Lake, Montclair, Jack London',
  ),
  city(
    'Boise',
    'Idaho',
    [43.615, -116.2023],
    [235_684, 9, 0.85],
    'North End, Harris Ranch, Hyde Park, Bench, Warm Springs',
  ),
  city(
    'Tacoma',
    'Washington',
    [47.2529, -122.4443],
    [219_346, 8, 0.9],
    'Proctor, Stadium, Old Town, Point Defiance, Lincoln',
  ),
  city(
    'Spokane',
    'Washington',
    [47.6588, -117.426],
    [228_989, 7, 0.7],
    'South Hill, Browne’s Addition, Kendall Yards, Perry',
  ),
  city(
    'Eugene',
    'Oregon',
    [44.0521, -123.0868],
    [176_654, 7, 0.8],
    'Whiteaker, South University, Friendly, Cal Young',
  ),
  city(
    'Bend',
    'Oregon',
    [44.0582, -121.3153],
    [99_178, 6, 1.2],
    'Old Bend, NorthWest Crossing, Awbrey Butte, Old Mill',
  ),
  city(
    'Salem',
    'Oregon',
    [44.9429, -123.0351],
    [175_535, 5, 0.72],
    'Bush’s Pasture, West Salem, Grant, Sunnyslope',
  ),
  city(
    'Santa Cruz',
    'California',
    [36.9741, -122.0308],
    [62_956, 5, 1.8],
    'Westside, Seabright, Pleasure Point',
  ),
  city(
    'Olympia',
    'Washington',
    [47.0379, -122.9007],
    [55_605, 4, 0.85],
    'South Capitol, Bigelow, Eastside',
  ),
  city(
    'Bellingham',
    'Washington',
    [48.7519, -122.4787],
    [91_482, 4, 1],
    'Fairhaven, Sehome, Columbia, Barkley',
  ),
  city(
    'Ashland',
    'Oregon',
    [42.1946, -122.7095],
    [21_360, 3, 0.95],
    'Railroad, Siskiyou, Quiet Village',
  ),
  city(
    'Astoria',
    'Oregon',
    [46.1879, -123.8313],
    [10_181, 2, 0.75],
    'Uppertown, Uniontown, South Slope',
  ),
  city(
    'Hood River',
    'Oregon',
    [45.7054, -121.5215],
    [8_313, 2, 1.3],
    'Heights, Waterfront, West Side',
  ),
  city(
    'Springfield',
    'Oregon',
    [44.0462, -123.022],
    [61_851, 2, 0.68],
    'Thurston, Gateway, Washburne',
  ),
  city(
    'Springfield',
    'Illinois',
    [39.7817, -89.6501],
    [114_394, 2, 0.5],
    'Enos Park, Oak Ridge, Harvard Park',
  ),
]

export const STREETS: readonly string[] =
  'Alder, Birch, Cedar, Clover, Cypress, Dogwood, Elm, Fern, Hawthorn, Hazel, Juniper, Larch, Laurel, Linden, Madrone, Magnolia, Maple, Oak, Orchard, Pine, Poplar, Rose, Sequoia, Spruce, Sycamore, Vine, Walnut, Willow, Bluff, Brook, Canyon, Harbor, Hill, Lake, Meadow, Mill, Prospect, Ridge, River, Summit, Terrace, Valley, View'.split(
    ', ',
  )

export const STREET_KINDS: readonly string[] = [
  'Street',
  'Avenue',
  'Lane',
  'Court',
  'Drive',
  'Place',
  'Way',
  'Road',
]
