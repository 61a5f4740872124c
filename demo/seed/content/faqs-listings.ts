import type { DemoFaq } from './demo-faq.ts'

/** Questions about listings, their prices and the people behind them. */
export const FAQS_LISTINGS: readonly DemoFaq[] = [
  {
    question: 'How do I tell whether a price is fair?',
    answer: 'Compare it with similar homes nearby, and look at how long they have been listed.',
    translations: {
      es: {
        question: '¿Cómo sé si un precio es razonable?',
        answer:
          'Compáralo con viviendas parecidas de la zona y fíjate en cuánto tiempo llevan publicadas.',
      },
      de: {
        question: 'Woran erkenne ich einen fairen Preis?',
        answer:
          'Vergleichen Sie ihn mit ähnlichen Objekten in der Nähe und achten Sie darauf, wie lange diese schon inseriert sind.',
      },
      ar: {
        question: 'كيف أعرف أن السعر مناسب؟',
        answer: 'قارنه بأسعار منازل مشابهة في المنطقة، وانتبه إلى المدة التي مضت على عرضها.',
      },
    },
  },
  {
    question: 'Do prices include taxes?',
    answer: 'No, unless the listing says otherwise.',
    translations: {
      es: {
        question: '¿Los precios incluyen impuestos?',
        answer: 'No, salvo que el anuncio indique lo contrario.',
      },
      de: {
        question: 'Sind die Preise inklusive Steuern?',
        answer: 'Nein, sofern im Inserat nichts anderes steht.',
      },
      ar: { question: 'هل تشمل الأسعار الضرائب؟', answer: 'لا، ما لم يُذكر خلاف ذلك في الإعلان.' },
    },
  },
  {
    question: 'What does “Featured” mean?',
    answer: 'A featured listing appears first in its list. It’s labeled so you can tell.',
    translations: {
      es: {
        question: '¿Qué significa «Destacado»?',
        answer:
          'Un anuncio destacado aparece al principio de su lista y lleva una etiqueta que lo indica.',
      },
      de: {
        question: 'Was bedeutet „Hervorgehoben“?',
        answer:
          'Ein hervorgehobenes Inserat steht in seiner Liste ganz oben und ist entsprechend gekennzeichnet.',
      },
      ar: {
        question: 'ماذا يعني «مميّز»؟',
        answer: 'يظهر الإعلان المميّز في أول قائمته، وتجد عليه علامة توضّح ذلك.',
      },
    },
  },
  {
    question: 'Why can I still see homes that are sold?',
    answer:
      'Sold and rented homes keep their page, so links and comparisons still work. Homes taken off the market are removed from search.',
    translations: {
      es: {
        question: '¿Por qué sigo viendo viviendas vendidas?',
        answer:
          'Las viviendas vendidas o alquiladas conservan su página para que los enlaces y las comparaciones sigan funcionando. Las que se retiran del mercado dejan de aparecer en las búsquedas.',
      },
      de: {
        question: 'Warum sehe ich noch verkaufte Objekte?',
        answer:
          'Verkaufte und vermietete Objekte behalten ihre Seite, damit Links und Vergleiche weiter funktionieren. Zurückgezogene Objekte erscheinen nicht mehr in der Suche.',
      },
      ar: {
        question: 'لماذا ما زلت أرى منازل مبيعة؟',
        answer:
          'تبقى صفحات المنازل المبيعة والمؤجّرة متاحة كي تظل الروابط والمقارنات صالحة، أما المنازل المسحوبة من السوق فلا تظهر في البحث.',
      },
    },
  },
  {
    question: 'How do I report a listing?',
    answer:
      'Open it, choose “Report this listing” and tell us what’s wrong. You need to be signed in.',
    translations: {
      es: {
        question: '¿Cómo denuncio un anuncio?',
        answer:
          'Ábrelo, elige «Denunciar este anuncio» y cuéntanos qué ocurre. Tienes que iniciar sesión.',
      },
      de: {
        question: 'Wie melde ich ein Inserat?',
        answer:
          'Öffnen Sie es, wählen Sie „Inserat melden“ und beschreiben Sie das Problem. Dafür müssen Sie angemeldet sein.',
      },
      ar: {
        question: 'كيف أبلّغ عن إعلان؟',
        answer:
          'افتح الإعلان واختر «الإبلاغ عن هذا الإعلان» ثم اذكر السبب. يلزم أن تسجّل الدخول أولًا.',
      },
    },
  },
  {
    question: 'Are the photos real?',
    answer:
      'Photos must show the actual home. In this demo region, homes and photos are computer-generated.',
    translations: {
      es: {
        question: '¿Las fotos son reales?',
        answer:
          'Las fotos deben mostrar la vivienda anunciada. En esta región de demostración, las viviendas y sus fotos se han generado por ordenador.',
      },
      de: {
        question: 'Sind die Fotos echt?',
        answer:
          'Fotos müssen das tatsächliche Objekt zeigen. In dieser Demoregion sind Objekte und Fotos am Computer entstanden.',
      },
      ar: {
        question: 'هل الصور حقيقية؟',
        answer:
          'يجب أن تُظهر الصور المنزل نفسه. أما في هذه المنطقة التجريبية فالمنازل وصورها مولّدة بالحاسوب.',
      },
    },
  },
  {
    question: 'What does “Under construction” mean?',
    answer:
      'Construction has started. Upcoming projects are planned, but construction hasn’t started yet.',
    translations: {
      es: {
        question: '¿Qué significa «En construcción»?',
        answer:
          'Que las obras ya han empezado. Los proyectos próximos están planificados, pero aún no han comenzado.',
      },
      de: {
        question: 'Was bedeutet „Im Bau“?',
        answer:
          'Die Bauarbeiten haben begonnen. Geplante Projekte stehen fest, werden aber noch nicht gebaut.',
      },
      ar: {
        question: 'ماذا يعني «قيد الإنشاء»؟',
        answer: 'بدأت أعمال البناء. أما المشاريع القادمة فمخطط لها ولم يبدأ بناؤها بعد.',
      },
    },
  },
  {
    question: 'Can I list a home myself?',
    answer: 'Yes. Both owners and agents can list homes here.',
    translations: {
      es: {
        question: '¿Puedo publicar yo mi vivienda?',
        answer: 'Sí. Aquí publican tanto propietarios como agentes.',
      },
      de: {
        question: 'Kann ich selbst inserieren?',
        answer: 'Ja. Hier inserieren sowohl Eigentümer als auch Makler.',
      },
      ar: {
        question: 'هل يمكنني نشر إعلان بنفسي؟',
        answer: 'نعم، يمكن للملاك والوكلاء نشر إعلاناتهم هنا.',
      },
    },
  },
  {
    question: 'How long does a listing stay online?',
    answer: 'Ninety days. The owner can renew, hide or delete it at any time.',
    translations: {
      es: {
        question: '¿Cuánto tiempo permanece publicado un anuncio?',
        answer:
          'Noventa días. El propietario puede renovarlo, ocultarlo o eliminarlo cuando quiera.',
      },
      de: {
        question: 'Wie lange bleibt ein Inserat online?',
        answer:
          'Neunzig Tage. Der Eigentümer kann es jederzeit verlängern, ausblenden oder löschen.',
      },
      ar: {
        question: 'كم يبقى الإعلان منشورًا؟',
        answer: 'تسعين يومًا، ويمكن للمالك تجديده أو إخفاؤه أو حذفه في أي وقت.',
      },
    },
  },
  {
    question: 'What counts as living area?',
    answer: 'The floor area inside the walls, without basements and balconies.',
    translations: {
      es: {
        question: '¿Qué incluye la superficie?',
        answer: 'La superficie interior de la vivienda, sin sótanos ni balcones.',
      },
      de: {
        question: 'Was zählt zur Wohnfläche?',
        answer: 'Die Fläche innerhalb der Wände, ohne Keller und Balkone.',
      },
      ar: {
        question: 'ما المقصود بمساحة السكن؟',
        answer: 'المساحة الداخلية بين الجدران، من دون القبو والشرفات.',
      },
    },
  },
  {
    question: 'Do agents pay to be listed?',
    answer: 'No. Places in the list of agents aren’t for sale.',
    translations: {
      es: {
        question: '¿Pagan los agentes por aparecer?',
        answer: 'No. Los puestos de la lista de agentes no se venden.',
      },
      de: {
        question: 'Zahlen Makler dafür, aufgeführt zu werden?',
        answer: 'Nein. Plätze in der Maklerliste sind nicht käuflich.',
      },
      ar: {
        question: 'هل يدفع الوكلاء مقابل ظهورهم؟',
        answer: 'لا، فالظهور في قائمة الوكلاء ليس للبيع.',
      },
    },
  },
  {
    question: 'What is a premium home?',
    answer: 'A home with details that only members whose package includes premium homes can see.',
    translations: {
      es: {
        question: '¿Qué es un inmueble prémium?',
        answer:
          'Un inmueble cuyos detalles solo ven los miembros con un paquete que incluye inmuebles prémium.',
      },
      de: {
        question: 'Was ist eine Premium-Immobilie?',
        answer:
          'Eine Immobilie, deren Details nur Mitglieder sehen, deren Paket Premium-Immobilien enthält.',
      },
      ar: {
        question: 'ما العقار بريميوم؟',
        answer: 'عقار لا يرى تفاصيله إلا الأعضاء الذين تشمل باقتهم عقارات بريميوم.',
      },
    },
  },
  {
    question: 'Why is the location on the map only approximate?',
    answer:
      'Some owners hide the exact address. The map then shows a spot a few streets away, always the same one.',
    translations: {
      es: {
        question: '¿Por qué la ubicación del mapa es solo aproximada?',
        answer:
          'Algunos propietarios ocultan la dirección exacta. El mapa muestra entonces un punto a pocas calles, siempre el mismo.',
      },
      de: {
        question: 'Warum zeigt die Karte nur eine ungefähre Lage?',
        answer:
          'Manche Eigentümer blenden die genaue Adresse aus. Die Karte zeigt dann einen Punkt ein paar Straßen weiter, immer denselben.',
      },
      ar: {
        question: 'لماذا الموقع على الخريطة تقريبي؟',
        answer:
          'يخفي بعض الملاك العنوان الدقيق، فتعرض الخريطة نقطة تبعد بضعة شوارع، وهي نفسها دائمًا.',
      },
    },
  },
  {
    question: 'What does “Verified” mean?',
    answer: 'We’ve checked documents that confirm who the agent or owner is.',
    translations: {
      es: {
        question: '¿Qué significa «Verificado»?',
        answer:
          'Que hemos comprobado documentos que confirman la identidad del agente o propietario.',
      },
      de: {
        question: 'Was bedeutet „Verifiziert“?',
        answer:
          'Wir haben die Identität des Maklers oder Eigentümers anhand von Dokumenten geprüft.',
      },
      ar: { question: 'ماذا يعني «موثّق»؟', answer: 'راجعنا مستندات تثبت هوية الوكيل أو المالك.' },
    },
  },
  {
    question: 'Who checks the listings?',
    answer: 'A person reviews every listing before it appears, and again if someone reports it.',
    translations: {
      es: {
        question: '¿Quién revisa los anuncios?',
        answer:
          'Una persona revisa cada anuncio antes de que se publique, y de nuevo si alguien lo denuncia.',
      },
      de: {
        question: 'Wer prüft die Inserate?',
        answer:
          'Jedes Inserat wird von einem Menschen geprüft, bevor es erscheint, und erneut, wenn es gemeldet wird.',
      },
      ar: {
        question: 'من يراجع الإعلانات؟',
        answer: 'يراجع أحد موظفينا كل إعلان قبل نشره، ومرة أخرى إذا أبلغ عنه أحد.',
      },
    },
  },
]
