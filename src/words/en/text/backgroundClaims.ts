// What the claims behind the checks say (data/claims/backgroundClaims.ts).

import { capitalize } from '../../capitalize';
import { fabricCount } from './fabrics';
import { processCount } from './processes';

const FIBER_ENERGY = 'Energy to make one kilogram of fiber.';

export const CLAIMS = {
  'cotton-per-kg': {
    title: 'Water for one kilogram of finished cotton cloth',
    boundary: 'Irrigation, rain, and water to thin out pollution; finished cloth.',
    note: 'Times {shirt-weight} grams this is 2,750 liters, rounded to {cotton-liters} liters.',
  },
  'cotton-cups-exact': {
    title: 'Cups in {cotton-liters} liters, unrounded',
    boundary: 'US cups of {us-cup} milliliters.',
    note: 'The {cotton-cups} cups of the story are 0.08% more.',
  },
  'your-one-in': {
    title: 'A day of drinking: one cup in how many of the cotton’s?',
    boundary: 'Worked here for 6 cups a day, to two digits; the story uses your own number.',
    note: 'The same share in words.',
  },
  'processing-liters-per-kg': {
    title: `Water of the ${processCount} processes, for one kilogram of cloth`,
    boundary: 'Bleaching, dyeing, printing and finishing of a {shirt-weight} gram T-shirt.',
    note: 'The same size as published totals.',
  },
  'published-processing': {
    title: 'Published water of dyeing and finishing',
    boundary: 'Process water for one kilogram of cloth, by three sources.',
    note: 'The three give 100 to 200 liters, 200 to 300 liters, and for cotton 250 to 350 liters.',
  },
  'mill-cups': {
    title: 'What American knit mills used for one T-shirt',
    boundary: '21 to 377 liters for each kilogram of cloth, for {shirt-weight} grams.',
    note: 'A state’s fact sheet of 2009, which quotes older numbers.',
  },
  'mill-cups-average': {
    title: 'What American knit mills used for one T-shirt, on average',
    boundary: '83 liters for each kilogram of cloth, for {shirt-weight} grams.',
    note: 'A state’s fact sheet of 2009, which quotes older numbers.',
  },
  'later-shirt-liters': {
    title: 'One T-shirt’s cotton, by the same group’s later table',
    boundary: '9,980 liters for each kilogram of cotton cloth, for {shirt-weight} grams.',
    note: 'A campaign of the European Union gave it in 2012. The group had said {cotton-liters} before.',
  },
  'published-polyester-water': {
    title: 'Published water of polyester',
    boundary: 'Liters to make one kilogram of fiber.',
    note: 'Our chart has {polyester-water} liters.',
  },
  'published-polyamide-water': {
    title: 'Published water of polyamide',
    boundary: 'Liters to make one kilogram of fiber.',
    note: 'Our chart has {polyamide-water} liters.',
  },
  'published-viscose-water': {
    title: 'Published water of viscose',
    boundary: 'Liters to make one kilogram of fiber.',
    note: 'Our chart has {cellulosics-water} liters.',
  },
  'published-wool-water': {
    title: 'Published water of wool',
    boundary: 'Liters to make one kilogram of fiber.',
    note: 'Our chart has {wool-water} liters. It changes much with how the wool is washed, and with the share of meat.',
  },
  'cotton-share-of-shirt': {
    title: 'The cotton’s share of one T-shirt’s water',
    boundary: 'Cotton cups in the highest total.',
    note: 'Factory steps are small in volume but can pollute.',
  },
  'people-at-eight-cups': {
    title: 'People with one T-shirt’s water for one day, at {drinking-cups.high} cups each',
    boundary: 'One T-shirt’s water, for one day.',
    note: 'The low end of “over a thousand people, up to {people-for-a-day.high}”.',
  },
  'people-at-six-cups': {
    title: 'People with one T-shirt’s water for one day, at {drinking-cups.low} cups each',
    boundary: 'One T-shirt’s water, for one day.',
    note: 'The high end of “over a thousand people, up to {people-for-a-day.high}”.',
  },
  'years-for-one': {
    title:
      'Years of one T-shirt’s water for one person, at {drinking-cups.low} to {drinking-cups.high} cups a day',
    boundary: 'One T-shirt’s water.',
    note: 'The same water, for one person over many days.',
  },
  'us-drinking-cups': {
    title: 'Cups that Americans are advised to drink in a day',
    boundary: 'All drinks; about {us-drinking-cups.low} cups for women, {us-drinking-cups.high} for men.',
    note: 'Higher than the British {drinking-cups.low} to {drinking-cups.high} cups.',
  },
  'clothing-water': {
    title: 'Clothing’s part of the water of all textiles',
    boundary: 'Two-thirds of the water of all textiles, in a year.',
    note: 'The report says “over two-thirds” of {textiles-water} billion cubic meters, so it is this much or more.',
  },
  'washing-water': {
    title: 'Washing textiles at home, in a year',
    boundary: 'Added by the same report to its {textiles-water} billion cubic meters.',
    note: 'Not part of the {textiles-water} billion cubic meters.',
  },
  'fields-irrigation': {
    title: 'Cotton’s irrigation in a year, around 2000',
    boundary:
      'All the world’s cotton fields, lint and seed together: water that plants and fields gave off to the air.',
    note: 'Nearly as much as another study gives for all of fashion, {fashion-water} billion cubic meters: studies count differently. We read copies of its tables.',
  },
  'fields-range': {
    title: 'Irrigated fiber fields in a year',
    boundary: `From the {textile-water} billion cubic meters of the story to a study of all cotton fields around 2000. Our ${fabricCount} fabrics give {six-fabrics-water} billion cubic meters.`,
    note: 'Different ways to count the same fields, with a newer count in between. The lowest is unconfirmed.',
  },
  'clothes-range': {
    title: 'Water used for clothes in a year, by two reports',
    boundary:
      'From clothing’s part of all textiles to the {fashion-water} billion cubic meters of the story.',
    note: 'Two reports that draw the line around fashion differently.',
  },
  'jeans-liters': {
    title: 'Water for one pair of jeans, as the United Nations wrote',
    boundary: 'What it takes to make them; the page does not say which water.',
    note: 'We read this sentence on a page of theirs, not the research behind it. For the cotton of a T-shirt it is {cotton-liters} liters.',
  },
  'jeans-years': {
    title: 'Years in which a person drinks the water of one pair of jeans, as the United Nations wrote',
    boundary: 'The drinks of one person; the page does not say how many in a day.',
    note: 'At eight cups a day it would be {jeans-at-eight-cups} years.',
  },
  'jeans-at-eight-cups': {
    title: 'Years in which a person drinks the water of one pair of jeans, at eight cups a day',
    boundary: 'The {jeans-liters} liters of the claim, in cups.',
    note: 'At {drinking-cups.low} cups a day it would be longer still.',
  },
  'jeans-times': {
    title: 'How many times as long the water of one pair of jeans lasts as the United Nations wrote',
    boundary: '{jeans-at-eight-cups} years against {jeans-years}.',
    note: 'The claim has someone in mind who drinks more: {jeans-cups-a-day} cups a day.',
  },
  'jeans-cups-a-day': {
    title: 'Cups a day at which a person drinks the water of one pair of jeans in {jeans-years} years',
    boundary: 'The water of the claim, shared out over its years.',
    note: 'A US panel puts usual intake at {us-drinking-cups.low} to {us-drinking-cups.high} cups.',
  },
  'unep-water': {
    title: 'Water of the clothing and textile industry in a year, by the United Nations',
    boundary:
      'The picture of the chart that we saw does not say what it counts. It reads {unep-water} trillion liters.',
    note: 'A third well-known estimate, beside {fashion-water} and {textiles-water} billion cubic meters. We saw a magazine’s picture of it, not the report.',
  },
  'textiles-range': {
    title: 'Water used for all textiles in a year, by two bodies',
    boundary: 'From the foundation’s number to that of the United Nations.',
    note: 'With washing at home, the first would be {washing-water} billion cubic meters higher.',
  },
  'withdrawals-share': {
    title: 'Textiles in the water withdrawn in the world',
    boundary:
      'The {textiles-water} billion cubic meters, as a share of all water taken from rivers, lakes and wells.',
    note: 'By the same report.',
  },
  'lake-half': {
    title: 'Half of Lake Ontario',
    boundary: 'What the claim would need.',
    note: 'Ten times fashion’s yearly water.',
  },
  'textile-acre-feet': {
    title: 'The water of textile production in acre-feet',
    boundary: '{textile-water} billion cubic meters; a million acre-feet is 1.23348 cubic kilometers.',
    note: 'The unit in which California counts its water.',
  },
  'california-volume': {
    title: 'California’s yearly water in cubic meters',
    boundary: 'The published totals for 1998 to 2010.',
    note: 'Against {textile-water} billion cubic meters for textile production.',
  },
  'six-fabrics-water': {
    title: `Water of our ${fabricCount} fabrics in a year`,
    boundary: `Liters per kilogram times million tons, for all ${fabricCount}.`,
    note: 'It fits the {textile-water} billion cubic meters of the story, so those are probably water for farms. That is a good sign and no proof: both may go back to the same tables.',
  },
  'six-fabrics-cotton': {
    title: `Cotton in the water of our ${fabricCount} fabrics`,
    boundary: 'A share of the {six-fabrics-water} billion cubic meters.',
    note: 'Close to the {cotton-of-textile}% of the story.',
  },
  'cotton-irrigation-water': {
    title: 'Cotton’s irrigation in a year',
    boundary: 'Liters per kilogram times million tons.',
    note: 'Irrigation alone; rain comes on top. A newer study gives {newer-cotton-irrigation.low} to {newer-cotton-irrigation.high} billion cubic meters.',
  },
  'cotton-check': {
    title: 'Cotton in the water of textile production, by our records',
    boundary: 'Our cotton irrigation divided by the {textile-water} billion cubic meters of the story.',
    note: 'Close to the {cotton-of-textile}% of the story.',
  },
  'cotton-wide-water': {
    title: 'Cotton’s wide footprint in a year',
    boundary: 'Irrigation, rain, and water to thin out pollution, for all the cotton that the world uses.',
    note: 'Three times the “whole fashion industry” of {fashion-water} billion cubic meters: the answers count different things.',
  },
  'shirt-fiber-grams': {
    title: 'Fiber that {cotton-phase} grams of CO2e would make',
    boundary: 'The cotton phase divided by our own record for cotton.',
    note: 'A light T-shirt: so grams per T-shirt fit.',
  },
  'fiber-times-over': {
    title: 'How much too big kilograms per kilogram would be',
    boundary: '{cotton-phase} kilograms of CO2e for each kilogram, against our own record for cotton.',
    note: 'The reason why the unit cannot be right.',
  },
  'shirt-fiber-co2': {
    title: 'CO2 of a {shirt-weight} gram T-shirt’s cotton',
    boundary: 'Fiber alone.',
    note: 'Before spinning, dyeing and sewing.',
  },
  'published-shirts-co2': {
    title: 'Published carbon of one T-shirt',
    boundary: 'Cotton and polyester shirts, several studies, whole lives.',
    note: 'In kilograms of CO2e: a cotton shirt 2.1 and a polyester one 5.5; elsewhere 9.18, and 6.9 to 18.3.',
  },
  'published-use-share': {
    title: 'Use in the carbon of a T-shirt, elsewhere',
    boundary: 'Washing and drying, by one study.',
    note: 'Far more than the {use-phase-share}% of the Swedish study.',
  },
  'published-cotton-energy': {
    title: 'Published energy of cotton',
    boundary: FIBER_ENERGY,
    note: 'Our chart has {cotton-energy}, given to us in kWh.',
  },
  'published-polyester-energy': {
    title: 'Published energy of polyester',
    boundary: FIBER_ENERGY,
    note: 'Our chart has {polyester-energy}, given to us in kWh.',
  },
  'published-viscose-energy': {
    title: 'Published energy of viscose',
    boundary: FIBER_ENERGY,
    note: 'Our chart has {cellulosics-energy} for cellulosics, given to us in kWh.',
  },
  'icac-irrigation': {
    title: 'Cotton’s irrigation, by the cotton committee',
    boundary: 'Irrigation for one kilogram of fiber.',
    note: 'Our chart has {cotton-water} liters.',
  },
  'icac-rain': {
    title: 'Cotton’s rain, by the cotton committee',
    boundary: 'Rain for one kilogram of fiber.',
    note: 'Our figure seems to leave this out.',
  },
  'icac-shirt-liters': {
    title: 'One T-shirt’s irrigation and rain',
    boundary: 'The cotton committee’s figures for {shirt-weight} grams.',
    note: 'Between the {irrigation-liters} and the {cotton-liters} liters: a third question.',
  },
  'icac-newer-total': {
    title: 'Cotton’s irrigation and rain, by the committee’s newer study',
    boundary: 'Irrigation and rain for one kilogram of fiber.',
    note: 'Two reports of one study differ: we show both. Only {icac-newer-total.low} liters fit the year’s total that one of them states, 226.4 billion cubic meters: times {icac-newer-lint} million tons they give 226.6, and {icac-newer-total.high} give 231.5. The older average was {icac-irrigation} liters of irrigation and {icac-rain} liters of rain.',
  },
  'icac-newer-irrigation': {
    title: 'Cotton’s irrigation, by the committee’s newer study',
    boundary: 'Irrigation for one kilogram of fiber.',
    note: 'Two reports of one study differ a little. Our fabric chart has {cotton-water} liters.',
  },
  'icac-newer-rain': {
    title: 'Cotton’s rain, by the committee’s newer study',
    boundary: 'Rain for one kilogram of fiber.',
    note: 'Our fabric chart leaves the rain out, it seems.',
  },
  'icac-newer-lint': {
    title: 'Cotton fiber made in a year, by the committee’s newer study',
    boundary: 'The mean of five seasons.',
    note: 'Our fabric chart has {cotton-production} million tons.',
  },
  'icac-newer-shirt-irrigation': {
    title: 'One T-shirt’s irrigation, by the newer study',
    boundary: 'For {shirt-weight} grams.',
    note: 'More than the {irrigation-liters} liters that follow from our fabric chart.',
  },
  'icac-newer-shirt-liters': {
    title: 'One T-shirt’s irrigation and rain, by the newer study',
    boundary: 'For {shirt-weight} grams.',
    note: 'Close to the irrigation and rain in the {cotton-liters} liters.',
  },
  'us-cotton-irrigation': {
    title: 'Cotton’s irrigation within the US',
    boundary: 'Irrigation for one kilogram of fiber: low in the southeast, high in the west.',
    note: 'How thirsty cotton is depends on where it grows; rain-fed cotton drinks rain.',
  },
  'eu-water-2017': {
    title: 'Water behind the textiles of one person in the EU, 2017',
    boundary: 'Production and handling of clothes, shoes and home textiles, nearly all of it outside the EU.',
    note: 'Three years later the same agency wrote {eu-water-2020} cubic meters: another boundary, not a saving.',
  },
  'eu-water-2020': {
    title: 'Water behind the textiles of one person in the EU, 2020',
    boundary: 'The report that we read does not say what is counted.',
    note: 'Three years earlier it was {eu-water-2017} cubic meters: another boundary, not a saving.',
  },
  'global-cotton-water': {
    title: 'Water for one kilogram of cotton, global average',
    boundary: 'Irrigation, rain, and water to thin out pollution.',
    note: 'An average of very different fields.',
  },
  'global-shirt-liters': {
    title: 'One T-shirt’s water by the global average',
    boundary: '{shirt-weight} grams.',
    note: 'Close to the {cotton-liters} liters of the story.',
  },
  'hemp-water-elsewhere': {
    title: 'Hemp’s water in another study',
    boundary: 'Rain seems to be counted in.',
    note: 'Our chart has {hemp-water} liters: with rain, hemp too rises several-fold.',
  },
  'hemp-with-rain': {
    title: 'Hemp’s water, rain counted in',
    boundary: 'Irrigation, rain, and water to thin out pollution, for one kilogram of fiber.',
    note: 'Our chart’s bar of {hemp-water} liters leaves the rain out.',
  },
  'flax-with-rain': {
    title: 'Flax’s water, rain counted in',
    boundary: 'Irrigation, rain, and water to thin out pollution, for one kilogram of fiber.',
    note: 'Linen is made of it. Beside hemp’s {hemp-with-rain} liters.',
  },
  'irrigation-range': {
    title: 'One T-shirt’s cotton: irrigation alone',
    boundary:
      'From our fabric record times {shirt-weight} grams to the irrigation in the {cotton-liters} liters.',
    note: 'Fields differ: some cotton lives on rain, some on rivers.',
  },
  'rain-range': {
    title: 'One T-shirt’s cotton: irrigation and rain',
    boundary: 'From the cotton committee’s average to the same two parts of the {cotton-liters} liters.',
    note: 'Rain would have fallen anyway; it is counted because the plants used it.',
  },
  'dilution-range': {
    title: 'One T-shirt’s cotton: irrigation, rain, and thinning out pollution',
    boundary: 'From a global average to the figure of the story.',
    note: 'The three parts of a water footprint.',
  },
  'wwf-shirt-liters': {
    title: 'One T-shirt, as WWF once wrote',
    boundary: '“Over” this much for one T-shirt.',
    note: 'A figure normally quoted for a kilogram of cotton, not for one shirt.',
  },
  'fiber-sum': {
    title: `Our ${fabricCount} fibers in a year`,
    boundary: `${capitalize(fabricCount)} columns added up, around 2018.`,
    note: 'The world made 107 million tons in 2018, other fibers included.',
  },
  'polyester-fiber-share': {
    title: `Polyester in our ${fabricCount} fibers`,
    boundary: 'By weight, around 2018.',
    note: 'In 2024 it was {polyester-2024}% of all fiber.',
  },
  'fiber-2024': {
    title: 'All fiber made in 2024',
    boundary: 'Every fiber of the world.',
    note: 'A quarter more than in 2018.',
  },
  'polyester-2024': {
    title: 'Polyester in all fiber of 2024',
    boundary: 'By weight.',
    note: '78 million tons of {fiber-2024} million tons.',
  },
  'cotton-2024': {
    title: 'Cotton in all fiber of 2024',
    boundary: 'By weight.',
    note: '24.5 million tons of {fiber-2024} million tons.',
  },
  'wool-from-sheep': {
    title: 'Wool that is from sheep',
    boundary: '1.1 million tons of sheep’s wool, 0.05 million tons of other animals’.',
    note: 'Alpaca, mohair and cashmere are among the rest.',
  },
  'nine-months-longer': {
    title: 'Carbon, water and waste saved by wearing clothes nine months longer',
    boundary: 'Carbon, water and waste footprints of clothes in the UK.',
    note: 'An older figure for the first tip.',
  },
  'months-longer': {
    title: 'How much longer clothes were worn in a British study',
    boundary: 'Beyond the usual life of clothes in the UK.',
    note: 'An older figure for the first tip.',
  },
  'secondhand-older': {
    title: 'Second-hand buys that replaced a new one, older',
    boundary: 'A British estimate.',
    note: 'Less than half of the newer {secondhand-replaces}%.',
  },
  'microplastics-to-sea': {
    title: 'Textile microplastics that reach the sea',
    boundary: 'Each year, from all textiles.',
    note: 'Most come off in the first few washes.',
  },
  'hot-tub': {
    title: 'Water of a hot tub for four',
    boundary: '250 to 400 US gallons, by a trade page.',
    note: 'A weak source: tubs differ.',
  },
  'shirt-in-tubs': {
    title: 'One T-shirt’s cotton in hot tubs',
    boundary: '{cotton-liters} liters.',
    note: 'Tubs differ.',
  },
  bath: {
    title: 'Water of a full bath',
    boundary: '40 US gallons.',
    note: 'A full American bath.',
  },
  'shirt-in-baths': {
    title: 'One T-shirt’s cotton in baths',
    boundary: '{cotton-liters} liters.',
    note: 'Full baths.',
  },
  'family-day': {
    title: 'Water of an average US family in a day',
    boundary: 'More than 300 US gallons, at home.',
    note: 'The source says “more than”.',
  },
  'shirt-in-family-days': {
    title: 'One T-shirt’s cotton in family days',
    boundary: '{cotton-liters} liters, to the nearest half day.',
    note: 'An average American family, at home.',
  },
  'laundry-load': {
    title: 'Water of a load of laundry',
    boundary: 'An efficient machine: under 27 US gallons.',
    note: 'Older machines use up to twice as much.',
  },
  'olympic-pool': {
    title: 'An Olympic pool',
    boundary: '50 meters by 25 meters, 2 meters deep.',
    note: 'The smallest depth that the rules allow.',
  },
  'fashion-in-pools': {
    title: 'Fashion’s yearly water in Olympic pools',
    boundary: '{fashion-water} billion cubic meters.',
    note: 'Hard to imagine, which is why the story uses a lake.',
  },
};
