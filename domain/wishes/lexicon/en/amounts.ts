import type { WordTable } from '../lexicon.ts'

export const amounts: WordTable = {
  notNeeded:
    'dont need, do not need, dont really need, no need for, dont need a, doesnt need, doesnt need to have, dont require, do not require',
  'comparison:lt':
    'fewer than, less than, under, below, smaller than, lower than, fewer then, less then',
  'unit:min+comparison:min': 'min, mins',
  'number:0': 'zero',
  'number:250000':
    'a quarter of a million, quarter of a million, quarter million, a quarter million',
  'number:750000': 'three quarters of a million',
  cannot:
    'cant, cannot, can not, shouldnt, mustnt, must not, doesnt, does not, wouldnt, dont, do not, wont, should not, couldnt, not to',
  'number:1': 'one',
  'number:2': 'two, couple, couple of, a couple of, pair of',
  'number:3': 'three',
  'number:4': 'four',
  'number:5': 'five',
  'number:6': 'six',
  'number:7': 'seven',
  'number:8': 'eight',
  'number:9': 'nine',
  'number:10': 'ten',
  'number:11': 'eleven',
  'number:12': 'twelve, dozen, a dozen',
  'number:13': 'thirteen',
  'number:14': 'fourteen',
  'number:15': 'fifteen, quarter of an hour',
  'number:16': 'sixteen',
  'number:17': 'seventeen',
  'number:18': 'eighteen',
  'number:19': 'nineteen',
  'number:20': 'twenty',
  'number:30': 'thirty',
  'number:40': 'forty, fourty',
  'number:50': 'fifty',
  'number:60': 'sixty',
  'number:70': 'seventy',
  'number:80': 'eighty',
  'number:90': 'ninety',
  hundred: 'hundred, hundreds',
  'scale:1000': 'k, thousand, thousands, grand, thou, ks, thsd, gs',
  'scale:1000000': 'mil, mill, mio, million, millions, mm, mn, mln, milion, millon',
  'letter:m': 'm',
  half: 'half, a half, ½',
  quarter: '¼, quarter',
  threequarters: '¾, three quarters',
  article: 'a, an',
  'ordinal:1': '1st, first',
  'ordinal:2': '2nd, second',
  'ordinal:3': '3rd, third',
  'ordinal:4': '4th, fourth',
  'ordinal:5': '5th, fifth',
  'ordinal:6': '6th, sixth',
  'ordinal:7': '7th, seventh',
  'ordinal:8': '8th, eighth',
  'ordinal:9': '9th, ninth',
  'ordinal:10': '10th, tenth',
  'unit:m2':
    'm2, sqm, sq m, sq meters, sq metres, sq meter, sq metre, square meters, square metres, square meter, square metre, sm, sq mtr, sqmt, meters squared, metres squared, square m, m sq, sqmeters, sqmtrs',
  'unit:sqft':
    'sqft, sq ft, square feet, square foot, ft2, sf, sq feet, sq foot, square ft, sqf, ft sq, sqfeet, squarefeet, feet squared, sq fts, sq footage, square footage',
  'unit:acre': 'acre, acres, ac',
  'unit:ha': 'ha, hectare, hectares',
  'unit:meter': 'meter, meters, metre, metres, mtr, mtrs',
  'unit:yard': 'yards away',
  'unit:foot': 'feet',
  'unit:km': 'km, kms, kilometer, kilometers, kilometre, kilometres, klicks, kilometer',
  'unit:mile': 'mile, miles, mi',
  'unit:min': 'min, mins, minute, minutes, minuets, mintues, minits',
  'unit:hour': 'hour, hours, hr, hrs',
  'span:day': 'day, days',
  'span:week': 'week, weeks, wk, wks',
  'span:month': 'month, months, mo, mos, mth, mths',
  'span:year': 'year, years, yr, yrs',
  currency:
    '$, €, £, dollar, dollars, usd, bucks, euro, euros, eur, pound, pounds, quid, gbp, aed, dirham, dirhams, us dollars',
  'period:month':
    'pppm, a month, per month, monthly, pcm, pm, p m, p c m, each month, every month, per calendar month, a mo, per mo, month rent, the month, pr month',
  'period:week': 'pppw, a week, per week, weekly, pw, p w, ppw, each week, per wk, every week',
  'period:year':
    'a year, per year, yearly, annually, per annum, pa, p a, annual, each year, per yr, every year, a yr',
  'period:day': 'a day, per day, daily, per night, a night, nightly, each night',
  price:
    'budget, price, prices, priced, asking price, cost, costs, costing, spend, rent budget, price range, total price, pay, afford, price tag, max budget, paying, budgeted, monthly rent, monthly budget',
  'comparison:max':
    'under, below, up to, upto, max, maximum, at most, no more than, not more than, less than, not over, not above, no higher than, not higher than, within, tops, at the most, not exceeding, not to exceed, or less, or under, or below, or lower, or cheaper, and under, and below, ceiling, cap, capped at, limit, cheaper than, until, no greater than, does not exceed, doesnt exceed, not exceed, wont go over, cant go over, cant go above, could stretch to, can stretch to, stretch to, stretching to, go up to, can go up to, top end, at the very most, smaller than, lower than, nothing over, nothing above, no bigger than, not bigger than, not larger than, nothing more than, anything under, anything below, absolute max, abs max, absolute maximum, hard limit, stay under, keep it under, not beyond, shouldnt cost more than, cant be more than, cannot exceed, or fewer, no more then, less then, ≤, <, upper limit, max of, maximum of, maxx, underneath, sub, maxed at, wont pay more than, cant pay more than, as much as, no further than, not further than, not farther than, no farther than, limit of, should not exceed, must not exceed, shouldnt exceed, older than, undr, belw',
  'comparison:min':
    'at least, minimum, min, from, starting at, starting from, no less than, not less than, not under, not below, or more, or above, or higher, or over, or larger, or bigger, or better, or up, and up, and above, upwards of, upward of, not smaller than, no smaller than, +, ≥, >, plus, minimum of, min of, no fewer than, not fewer than, and over, and more, or upwards, nothing under, nothing below, nothing smaller than, no lower than, at the very least, atleast, or newer, or later, at a minimum, no lower then, starting, not lower than, minumum, min., and higher, or greater',
  'comparison:gt':
    'over, above, more than, bigger than, larger than, greater than, exceeding, higher than, in excess of, upper, north of, newer than, more then',
  'comparison:about':
    'around, about, approximately, approx, roughly, ca, circa, c, ~, more or less, somewhere around, in the region of, in the ballpark of, ballpark, or so, ish, give or take, around about, roundabout, in the neighborhood of, close to around, somewhere near, some, nearly, almost, arround, aproximately',
  'comparison:exact': 'exactly, precisely, exact, just exactly, no more no less, strictly',
  'comparison:between':
    'between, anywhere between, somewhere between, btw, btwn, betwen, anywhere from, range, in the range of, ranging from, ranging',
  range: 'to, till, til, thru, through',
  year: 'built, year built, built in, construction year, year of construction, constructed, constructed in, build year, dating from, completed in, completed, erected, renovated in, construction, built year',
  'when:after': 'after, since, later than, newer than, post, from after, after the year',
  'when:before':
    'before, earlier than, prior to, pre, older than, not later than, no later than, until before',
  'listed:7':
    'this week, past week, last week, last seven days, past seven days, in the last week, in the past week, within the last week, listed this week, added this week, posted this week, new this week, listed in the last week',
  'listed:1':
    'since yesterday, yesterday, listed today, posted today, added today, new today, last 24 hours, past 24 hours, last day, past day, today only, within 24 hours, todays listings, listed since yesterday, posted yesterday, new since yesterday',
  'listed:30': 'this month only, last month, past month, in the last month, listed this month',
  lately:
    'in the last, in the past, within the last, last, past, listed within, posted within, added within, listed in, posted in, added in, the last, the past, on the market less than, on the market for less than, within the past',
  listing:
    'listed, posted, added, uploaded, put online, came on the market, on the market, published',
  'sort:price_asc':
    'cheapest, cheapest first, cheap first, lowest price first, price low to high, low to high, price ascending, sort by price, lowest first, by price, least expensive, lowest price, lowest rent first, lowest rent, sorted by price, sort by cheapest, order by price, from cheap to expensive, price from low to high, cheap to expensive, low price first, prices ascending, most affordable first, least expensive first, lowest prices first, price asc, ascending price, cheaper first',
  'sort:price_desc':
    'most expensive, most expensive first, expensive first, highest price first, price high to low, high to low, price descending, highest first, priciest, priciest first, dearest, dearest first, from expensive to cheap, expensive to cheap, highest price, sort by price descending, price from high to low, sort by price high to low, price desc, sorted by price descending, descending price, most costly first, high price first',
  'sort:newest':
    'newest, newest first, latest, latest first, most recent, most recent first, recent first, new first, sort by newest, newest listings first, newest listings, sort by date, latest listings, recently added first, by date, new listings first, latest listings first, recently listed first, recently listed',
  'sort:most_viewed':
    'most viewed, most views, most viewed first, most seen, most popular, sort by views, popular first, most popular first, by views, most clicked, popularity, by popularity, sort by popularity, most visited, highest views, most looked at',
  'sort:most_liked':
    'most liked, most liked first, most likes, most favorited, most favourited, most loved, most hearted, most saved, most favorites, by likes, sort by likes, most favourites, favorites first, most favored, most hearts',
  'sort:nearest':
    'nearest first, closest first, nearest, closest, sort by distance, by distance, distance, closest to me, nearest to me, closest to me first, nearest to me first, sorted by distance, shortest distance first',
  'available:now':
    'available now, available immediately, immediately, immediate, move in now, right away, straight away, asap, ready now, ready to move in, move in ready, vacant now, vacant, right now, available asap, immediate move in, now, at once, available straight away, available today, move in today, move in immediately, available right away, today',
  availability:
    'available, available from, available in, from, starting, start, starting in, move in, move in date, moving in, moving, available by, by, beginning, beginning in, as of, from the, ready by, ready in, move, commencing, available on, vacant from, free from, moving in on, start date, on, need it by, by the, move in by, relocating in',
  'month:1': 'january, jan',
  'month:2': 'february, feb',
  'month:3': 'march, mar',
  'month:4': 'april, apr',
  'month:5': 'may',
  'month:6': 'june, jun',
  'month:7': 'july, jul',
  'month:8': 'august, aug',
  'month:9': 'september, sep, sept',
  'month:10': 'october, oct',
  'month:11': 'november, nov',
  'month:12': 'december, dec',
}
