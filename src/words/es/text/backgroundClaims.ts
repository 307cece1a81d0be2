// What the claims behind the checks say, in Spanish. Translated by machine; no native speaker has read them yet.

import { capitalize } from '../../capitalize';
import type * as english from '../../en/text/backgroundClaims';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';
import { processCount } from './processes';

export type Checked = Translation<typeof english, typeof import('./backgroundClaims')>;

const FIBER_ENERGY = 'Energía para producir un kilogramo de fibra.';

export const CLAIMS = {
  'cotton-per-kg': {
    title: 'Agua para un kilogramo de tela de algodón acabada',
    boundary: 'Riego, lluvia y agua para diluir la contaminación; tela acabada.',
    note: 'Por {shirt-weight} gramos son 2750 litros, contados como {cotton-liters} litros.',
  },
  'cotton-cups-exact': {
    title: 'Tazas en {cotton-liters} litros, sin redondear',
    boundary: 'Tazas estadounidenses de {us-cup} mililitros.',
    note: 'Las {cotton-cups} tazas de la historia son un 0,08 % más.',
  },
  'your-one-in': {
    title: 'Lo que bebes en un día: ¿una de cada cuántas tazas del algodón?',
    boundary: 'Calculado aquí para 6 tazas al día, con dos cifras; la historia usa tu propio número.',
    note: 'La misma parte, en palabras.',
  },
  'processing-liters-per-kg': {
    title: `Agua de los ${processCount} procesos, para un kilogramo de tela`,
    boundary: 'Blanqueo, teñido, estampado y acabado de una camiseta de {shirt-weight} gramos.',
    note: 'Del mismo orden que los totales publicados.',
  },
  'published-processing': {
    title: 'Agua publicada para teñido y acabado',
    boundary: 'Agua de proceso para un kilogramo de tela, según tres fuentes.',
    note: 'Las tres dan de 100 a 200 litros, de 200 a 300 litros y, para el algodón, de 250 a 350 litros.',
  },
  'mill-cups': {
    title: 'Lo que gastaron fábricas de punto de EE.\u00a0UU. en una camiseta',
    boundary: 'De 21 a 377 litros por kilogramo de tela, para {shirt-weight} gramos.',
    note: 'Una ficha de un estado, de 2009, que cita datos más antiguos.',
  },
  'mill-cups-average': {
    title: 'Lo que gastaron de media fábricas de punto de EE.\u00a0UU. en una camiseta',
    boundary: '83 litros por kilogramo de tela, para {shirt-weight} gramos.',
    note: 'Una ficha de un estado, de 2009, que cita datos más antiguos.',
  },
  'later-shirt-liters': {
    title: 'El algodón de una camiseta, según la tabla posterior del mismo grupo',
    boundary: '9980 litros por kilogramo de tela de algodón, para {shirt-weight} gramos.',
    note: 'La dio en 2012 una campaña de la Unión Europea. Antes el grupo había dicho {cotton-liters}.',
  },
  'published-polyester-water': {
    title: 'Agua publicada del poliéster',
    boundary: 'Litros para hacer un kilogramo de fibra.',
    note: 'Nuestro gráfico tiene {polyester-water} litros.',
  },
  'published-polyamide-water': {
    title: 'Agua publicada de la poliamida',
    boundary: 'Litros para hacer un kilogramo de fibra.',
    note: 'Nuestro gráfico tiene {polyamide-water} litros.',
  },
  'published-viscose-water': {
    title: 'Agua publicada de la viscosa',
    boundary: 'Litros para hacer un kilogramo de fibra.',
    note: 'Nuestro gráfico tiene {cellulosics-water} litros.',
  },
  'published-wool-water': {
    title: 'Agua publicada de la lana',
    boundary: 'Litros para hacer un kilogramo de fibra.',
    note: 'Nuestro gráfico tiene {wool-water} litros. Cambia mucho según cómo se lave la lana y qué parte se cargue a la carne.',
  },
  'cotton-share-of-shirt': {
    title: 'La parte del algodón en el agua de una camiseta',
    boundary: 'Las tazas del algodón en el total más alto.',
    note: 'Las etapas de la fábrica usan poca agua, pero pueden contaminar.',
  },
  'people-at-eight-cups': {
    title: 'Personas con el agua de una camiseta durante un día, a {drinking-cups.high} tazas cada una',
    boundary: 'El agua de una camiseta, para un día.',
    note: 'El extremo bajo de «más de mil personas, hasta {people-for-a-day.high}».',
  },
  'people-at-six-cups': {
    title: 'Personas con el agua de una camiseta durante un día, a {drinking-cups.low} tazas cada una',
    boundary: 'El agua de una camiseta, para un día.',
    note: 'El extremo alto de «más de mil personas, hasta {people-for-a-day.high}».',
  },
  'years-for-one': {
    title:
      'Años que dura el agua de una camiseta a una persona, a razón de {drinking-cups.low} a {drinking-cups.high} tazas al día',
    boundary: 'El agua de una camiseta.',
    note: 'La misma agua, para una sola persona a lo largo de muchos días.',
  },
  'us-drinking-cups': {
    title: 'Tazas que se aconseja beber al día en Estados Unidos',
    boundary:
      'Todas las bebidas; unas {us-drinking-cups.low} tazas las mujeres, {us-drinking-cups.high} los hombres.',
    note: 'Más que las {drinking-cups.low} a {drinking-cups.high} tazas británicas.',
  },
  'clothing-water': {
    title: 'La parte de la ropa en el agua de todos los textiles',
    boundary: 'Dos tercios del agua de todos los textiles, en un año.',
    note: 'El informe dice «más de dos tercios» de {textiles-water} mil millones de metros cúbicos, así que es esto o más.',
  },
  'washing-water': {
    title: 'Lavar textiles en casa, en un año',
    boundary: 'El mismo informe lo suma a sus {textiles-water} mil millones de metros cúbicos.',
    note: 'No forma parte de los {textiles-water} mil millones de metros cúbicos.',
  },
  'fields-irrigation': {
    title: 'El riego del algodón en un año, hacia el 2000',
    boundary:
      'Todos los campos de algodón del mundo, fibra y semilla juntas: agua que las plantas y los campos soltaron al aire.',
    note: 'Casi tanto como da otro estudio para toda la moda, {fashion-water} mil millones de metros cúbicos: cada estudio cuenta a su manera. Leímos copias de sus tablas.',
  },
  'fields-range': {
    title: 'Campos de fibra regados, en un año',
    boundary: `De los {textile-water} mil millones de metros cúbicos de la historia a un estudio de todos los campos de algodón hacia el 2000. Nuestras ${fabricCount} telas dan {six-fabrics-water} mil millones de metros cúbicos.`,
    note: 'Distintas maneras de contar los mismos campos, con una cuenta más reciente en medio. La más baja está sin confirmar.',
  },
  'clothes-range': {
    title: 'Agua usada para la ropa en un año, según dos informes',
    boundary:
      'De la parte de la ropa en todos los textiles a los {fashion-water} mil millones de metros cúbicos de la historia.',
    note: 'Dos informes que ponen los límites de la moda en sitios distintos.',
  },
  'jeans-liters': {
    title: 'Agua para hacer unos jeans, como escribieron las Naciones Unidas',
    boundary: 'Lo que hace falta para hacerlos; la página no dice qué agua.',
    note: 'Leímos esta frase en una página suya, no el estudio que hay detrás. Para el algodón de una camiseta son {cotton-liters} litros.',
  },
  'jeans-years': {
    title: 'Años en los que una persona bebe el agua de unos jeans, como escribieron las Naciones Unidas',
    boundary: 'Lo que bebe una persona; la página no dice cuánto al día.',
    note: 'Con ocho tazas al día serían {jeans-at-eight-cups} años.',
  },
  'jeans-at-eight-cups': {
    title: 'Años en los que una persona bebe el agua de unos jeans, con ocho tazas al día',
    boundary: 'Los {jeans-liters} litros de la afirmación, en tazas.',
    note: 'Con {drinking-cups.low} tazas al día serían aún más.',
  },
  'jeans-times': {
    title: 'Cuántas veces más dura el agua de unos jeans de lo que escribieron las Naciones Unidas',
    boundary: '{jeans-at-eight-cups} años frente a {jeans-years}.',
    note: 'La afirmación piensa en alguien que bebe más: {jeans-cups-a-day} tazas al día.',
  },
  'jeans-cups-a-day': {
    title: 'Tazas al día con las que una persona bebe el agua de unos jeans en {jeans-years} años',
    boundary: 'El agua de la afirmación, repartida entre sus años.',
    note: 'Un comité de Estados Unidos calculó que lo habitual son de {us-drinking-cups.low} a {us-drinking-cups.high} tazas.',
  },
  'unep-water': {
    title: 'Agua de la industria de la ropa y los textiles en un año, según las Naciones Unidas',
    boundary: 'La imagen del gráfico que vimos no dice qué cuenta. Pone {unep-water} billones de litros.',
    note: 'Una tercera estimación conocida, junto a los {fashion-water} y los {textiles-water} mil millones de metros cúbicos. Vimos la imagen de una revista, no el informe.',
  },
  'textiles-range': {
    title: 'Agua usada para todos los textiles en un año, según dos organismos',
    boundary: 'Del número de la fundación al de las Naciones Unidas.',
    note: 'Con el lavado en casa, el primero sería {washing-water} mil millones de metros cúbicos más alto.',
  },
  'withdrawals-share': {
    title: 'Los textiles en el agua extraída en el mundo',
    boundary:
      'Los {textiles-water} mil millones de metros cúbicos, como parte de toda el agua sacada de ríos, lagos y pozos.',
    note: 'Según el mismo informe.',
  },
  'lake-half': {
    title: 'La mitad del lago Ontario',
    boundary: 'Lo que exigiría la afirmación.',
    note: 'Diez veces el agua anual de la moda.',
  },
  'textile-acre-feet': {
    title: 'El agua de la producción textil en acres-pie',
    boundary:
      '{textile-water} mil millones de metros cúbicos; un millón de acres-pie son 1,23348 kilómetros cúbicos.',
    note: 'La unidad en que California cuenta su agua.',
  },
  'california-volume': {
    title: 'El agua anual de California en metros cúbicos',
    boundary: 'Los totales publicados de 1998 a 2010.',
    note: 'Frente a {textile-water} mil millones de metros cúbicos para la producción textil.',
  },
  'six-fabrics-water': {
    title: `Agua de nuestras ${fabricCount} telas en un año`,
    boundary: `Litros por kilogramo por millones de toneladas, las ${fabricCount} juntas.`,
    note: 'Encaja con los {textile-water} mil millones de metros cúbicos de la historia: son, pues, probablemente agua para los campos. Es buena señal y no una prueba: las dos cifras pueden venir de las mismas tablas.',
  },
  'six-fabrics-cotton': {
    title: `El algodón en el agua de nuestras ${fabricCount} telas`,
    boundary: 'Una parte de los {six-fabrics-water} mil millones de metros cúbicos.',
    note: 'Cerca del {cotton-of-textile} % de la historia.',
  },
  'cotton-irrigation-water': {
    title: 'El riego del algodón en un año',
    boundary: 'Litros por kilogramo por millones de toneladas.',
    note: 'Solo el riego; la lluvia se añade. Un estudio más reciente da de {newer-cotton-irrigation.low} a {newer-cotton-irrigation.high} mil millones de metros cúbicos.',
  },
  'cotton-check': {
    title: 'El algodón en el agua de la producción textil, según nuestros datos',
    boundary:
      'Nuestro riego del algodón dividido entre los {textile-water} mil millones de metros cúbicos de la historia.',
    note: 'Cerca del {cotton-of-textile} % de la historia.',
  },
  'cotton-wide-water': {
    title: 'Toda la huella hídrica del algodón en un año',
    boundary: 'Riego, lluvia y agua para diluir la contaminación, de todo el algodón que usa el mundo.',
    note: 'Tres veces «toda la industria de la moda», con sus {fashion-water} mil millones de metros cúbicos: las respuestas cuentan cosas distintas.',
  },
  'shirt-fiber-grams': {
    title: 'Fibra que daría {cotton-phase} gramos de CO2e',
    boundary: 'La fase del algodón dividida entre nuestro propio dato del algodón.',
    note: 'Una camiseta ligera: por eso encajan los gramos por camiseta.',
  },
  'fiber-times-over': {
    title: 'Cuántas veces de más serían kilogramos por kilogramo',
    boundary: '{cotton-phase} kilogramos de CO2e por kilogramo, frente a nuestro propio dato del algodón.',
    note: 'La razón por la que la unidad no puede ser correcta.',
  },
  'shirt-fiber-co2': {
    title: 'CO2 del algodón de una camiseta de {shirt-weight} gramos',
    boundary: 'Solo la fibra.',
    note: 'Antes de hilar, teñir y coser.',
  },
  'published-shirts-co2': {
    title: 'CO2 publicado de una camiseta',
    boundary: 'Camisetas de algodón y de poliéster, varios estudios, la vida entera.',
    note: 'En kilogramos de CO2e: una camiseta de algodón 2,1 y una de poliéster 5,5; en otros sitios 9,18, y de 6,9 a 18,3.',
  },
  'published-use-share': {
    title: 'El uso en el CO2 de una camiseta, en otro estudio',
    boundary: 'Lavado y secado, según un estudio.',
    note: 'Mucho más que el {use-phase-share} % del estudio sueco.',
  },
  'published-cotton-energy': {
    title: 'Energía publicada del algodón',
    boundary: FIBER_ENERGY,
    note: 'Nuestro gráfico tiene {cotton-energy}, que nos dieron en kWh.',
  },
  'published-polyester-energy': {
    title: 'Energía publicada del poliéster',
    boundary: FIBER_ENERGY,
    note: 'Nuestro gráfico tiene {polyester-energy}, que nos dieron en kWh.',
  },
  'published-viscose-energy': {
    title: 'Energía publicada de la viscosa',
    boundary: FIBER_ENERGY,
    note: 'Nuestro gráfico tiene {cellulosics-energy} para las celulósicas, que nos dieron en kWh.',
  },
  'icac-irrigation': {
    title: 'El riego del algodón, según el comité del algodón',
    boundary: 'Riego para un kilogramo de fibra.',
    note: 'Nuestro gráfico tiene {cotton-water} litros.',
  },
  'icac-rain': {
    title: 'La lluvia del algodón, según el comité del algodón',
    boundary: 'Lluvia para un kilogramo de fibra.',
    note: 'Nuestra cifra parece no contarla.',
  },
  'icac-shirt-liters': {
    title: 'El riego y la lluvia de una camiseta',
    boundary: 'Las cifras del comité del algodón, para {shirt-weight} gramos.',
    note: 'Entre los {irrigation-liters} y los {cotton-liters} litros: una tercera pregunta.',
  },
  'icac-newer-total': {
    title: 'El riego y la lluvia del algodón, según el estudio más reciente del comité',
    boundary: 'Riego y lluvia para un kilogramo de fibra.',
    note: 'Dos informes sobre un mismo estudio difieren: mostramos los dos. Solo {icac-newer-total.low} litros encajan con el total anual que da uno de ellos, 226,4 mil millones de metros cúbicos: por {icac-newer-lint} millones de toneladas dan 226,6, y {icac-newer-total.high} dan 231,5. La media anterior era de {icac-irrigation} litros de riego y {icac-rain} litros de lluvia.',
  },
  'icac-newer-irrigation': {
    title: 'El riego del algodón, según el estudio más reciente del comité',
    boundary: 'Riego para un kilogramo de fibra.',
    note: 'Dos informes sobre un mismo estudio difieren un poco. Nuestro gráfico de telas tiene {cotton-water} litros.',
  },
  'icac-newer-rain': {
    title: 'La lluvia del algodón, según el estudio más reciente del comité',
    boundary: 'Lluvia para un kilogramo de fibra.',
    note: 'Nuestro gráfico de tejidos parece dejar fuera la lluvia.',
  },
  'icac-newer-lint': {
    title: 'Fibra de algodón producida en un año, según el estudio más reciente del comité',
    boundary: 'La media de cinco cosechas.',
    note: 'Nuestro gráfico de telas tiene {cotton-production} millones de toneladas.',
  },
  'icac-newer-shirt-irrigation': {
    title: 'El riego de una camiseta, según el estudio más reciente',
    boundary: 'Para {shirt-weight} gramos.',
    note: 'Más que los {irrigation-liters} litros que salen de nuestro gráfico de telas.',
  },
  'icac-newer-shirt-liters': {
    title: 'El riego y la lluvia de una camiseta, según el estudio más reciente',
    boundary: 'Para {shirt-weight} gramos.',
    note: 'Cerca del riego y la lluvia que hay en los {cotton-liters} litros.',
  },
  'us-cotton-irrigation': {
    title: 'El riego del algodón dentro de Estados Unidos',
    boundary: 'Riego para un kilogramo de fibra: bajo en el sureste, alto en el oeste.',
    note: 'La sed del algodón depende de dónde crece; el algodón de secano bebe lluvia.',
  },
  'eu-water-2017': {
    title: 'Agua para los textiles de una persona en la UE, 2017',
    boundary: 'Producción y manejo de ropa, calzado y textiles del hogar, casi todo fuera de la UE.',
    note: 'Tres años después, la misma agencia escribió {eu-water-2020} metros cúbicos: otros límites, no un ahorro.',
  },
  'eu-water-2020': {
    title: 'Agua para los textiles de una persona en la UE, 2020',
    boundary: 'El informe que leímos no dice qué se cuenta.',
    note: 'Tres años antes eran {eu-water-2017} metros cúbicos: otros límites, no un ahorro.',
  },
  'global-cotton-water': {
    title: 'Agua para un kilogramo de algodón, media mundial',
    boundary: 'Riego, lluvia y agua para diluir la contaminación.',
    note: 'Una media de campos muy distintos.',
  },
  'global-shirt-liters': {
    title: 'El agua de una camiseta según la media mundial',
    boundary: '{shirt-weight} gramos.',
    note: 'Cerca de los {cotton-liters} litros de la historia.',
  },
  'hemp-water-elsewhere': {
    title: 'El agua del cáñamo en otro estudio',
    boundary: 'Parece que la lluvia está incluida.',
    note: 'Nuestro gráfico tiene {hemp-water} litros: con la lluvia, también el cáñamo sube varias veces.',
  },
  'hemp-with-rain': {
    title: 'El agua del cáñamo, con la lluvia',
    boundary: 'Riego, lluvia y agua para diluir la contaminación, para un kilogramo de fibra.',
    note: 'La barra de {hemp-water} litros de nuestro gráfico deja fuera la lluvia.',
  },
  'flax-with-rain': {
    title: 'El agua del lino, con la lluvia',
    boundary: 'Riego, lluvia y agua para diluir la contaminación, para un kilogramo de fibra.',
    note: 'De él se hace la tela de lino. Junto a los {hemp-with-rain} litros del cáñamo.',
  },
  'irrigation-range': {
    title: 'El algodón de una camiseta: solo el riego',
    boundary:
      'De nuestro dato de telas por {shirt-weight} gramos al riego que hay en los {cotton-liters} litros.',
    note: 'Los campos difieren: un algodón vive de la lluvia y otro, de los ríos.',
  },
  'rain-range': {
    title: 'El algodón de una camiseta: riego y lluvia',
    boundary: 'De la media del comité del algodón a las mismas dos partes de los {cotton-liters} litros.',
    note: 'La lluvia habría caído de todos modos; se cuenta porque la usaron las plantas.',
  },
  'dilution-range': {
    title: 'El algodón de una camiseta: riego, lluvia y agua para diluir la contaminación',
    boundary: 'De una media mundial a la cifra de la historia.',
    note: 'Las tres partes de una huella hídrica.',
  },
  'wwf-shirt-liters': {
    title: 'Una camiseta, como escribió una vez WWF',
    boundary: '«Más de» esto por una camiseta.',
    note: 'Una cifra que suele darse para un kilogramo de algodón, no para una camiseta.',
  },
  'fiber-sum': {
    title: `Nuestras ${fabricCount} fibras en un año`,
    boundary: `${capitalize(fabricCount)} columnas sumadas, hacia 2018.`,
    note: 'El mundo produjo 107 millones de toneladas en 2018, con otras fibras incluidas.',
  },
  'polyester-fiber-share': {
    title: `El poliéster en nuestras ${fabricCount} fibras`,
    boundary: 'En peso, hacia 2018.',
    note: 'En 2024 fue el {polyester-2024} % de toda la fibra.',
  },
  'fiber-2024': {
    title: 'Toda la fibra producida en 2024',
    boundary: 'Todas las fibras del mundo.',
    note: 'Una cuarta parte más que en 2018.',
  },
  'polyester-2024': {
    title: 'El poliéster en toda la fibra de 2024',
    boundary: 'En peso.',
    note: '78 millones de toneladas de {fiber-2024} millones de toneladas.',
  },
  'cotton-2024': {
    title: 'El algodón en toda la fibra de 2024',
    boundary: 'En peso.',
    note: '24,5 millones de toneladas de {fiber-2024} millones de toneladas.',
  },
  'wool-from-sheep': {
    title: 'Lana que es de oveja',
    boundary: '1,1 millones de toneladas de lana de oveja, 0,05 millones de toneladas de otros animales.',
    note: 'Alpaca, mohair y cachemir están entre el resto.',
  },
  'nine-months-longer': {
    title: 'Carbono, agua y residuos que se ahorran al usar la ropa nueve meses más',
    boundary: 'Huellas de carbono, agua y residuos de la ropa en el Reino Unido.',
    note: 'Una cifra anterior para el primer consejo.',
  },
  'months-longer': {
    title: 'Cuánto más se usó la ropa en un estudio británico',
    boundary: 'Más allá de la vida habitual de la ropa en el Reino Unido.',
    note: 'Una cifra anterior para el primer consejo.',
  },
  'secondhand-older': {
    title: 'Compras de segunda mano que evitaron una nueva, cifra anterior',
    boundary: 'Una estimación británica.',
    note: 'Menos de la mitad del {secondhand-replaces} % más reciente.',
  },
  'microplastics-to-sea': {
    title: 'Microplásticos textiles que llegan al mar',
    boundary: 'Cada año, de todos los textiles.',
    note: 'La mayoría se suelta en los primeros lavados.',
  },
  'hot-tub': {
    title: 'Agua de una bañera de hidromasaje para cuatro',
    boundary: 'De 250 a 400 galones estadounidenses, según una página del sector.',
    note: 'Una fuente débil: las hay de muchos tamaños.',
  },
  'shirt-in-tubs': {
    title: 'El algodón de una camiseta en bañeras de hidromasaje',
    boundary: '{cotton-liters} litros.',
    note: 'Las hay de muchos tamaños.',
  },
  bath: {
    title: 'Agua de una bañera llena',
    boundary: '40 galones estadounidenses.',
    note: 'Una bañera estadounidense llena.',
  },
  'shirt-in-baths': {
    title: 'El algodón de una camiseta en bañeras',
    boundary: '{cotton-liters} litros.',
    note: 'Bañeras llenas.',
  },
  'family-day': {
    title: 'Agua de una familia media de EE.\u00a0UU. en un día',
    boundary: 'Más de 300 galones estadounidenses, en casa.',
    note: 'La fuente dice «más de».',
  },
  'shirt-in-family-days': {
    title: 'El algodón de una camiseta en días de familia',
    boundary: '{cotton-liters} litros, redondeado a medios días.',
    note: 'Una familia media estadounidense, en casa.',
  },
  'laundry-load': {
    title: 'Agua de una carga de lavadora',
    boundary: 'Una máquina eficiente: menos de 27 galones estadounidenses.',
    note: 'Las máquinas antiguas gastan hasta el doble.',
  },
  'olympic-pool': {
    title: 'Una piscina olímpica',
    boundary: '50 metros por 25 metros, 2 metros de fondo.',
    note: 'La menor profundidad que permiten las reglas.',
  },
  'fashion-in-pools': {
    title: 'El agua anual de la moda en piscinas olímpicas',
    boundary: '{fashion-water} mil millones de metros cúbicos.',
    note: 'Difícil de imaginar: por eso la historia usa un lago.',
  },
};
