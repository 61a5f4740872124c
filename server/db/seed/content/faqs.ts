export type DemoFaq = {
  question: string
  answer: string
  translations: Record<string, { question: string; answer: string }>
}

/** Pages show the newest first, so the most important come last. */
export const DEMO_FAQS: readonly DemoFaq[] = [
  {
    question: 'How do I tell a good price?',
    answer: 'Look at what similar homes near by ask, and at how long they have been listed.',
    translations: {},
  },
  {
    question: 'Can I see homes on a telephone?',
    answer: 'Yes. Every page is made for small screens, too.',
    translations: {},
  },
  {
    question: 'Which languages does Hearth speak?',
    answer: 'English, Spanish, German and Arabic. Choose one at the top or the foot of every page.',
    translations: {},
  },
  {
    question: 'Are prices with or without taxes?',
    answer: 'Without, unless the listing says otherwise.',
    translations: {},
  },
  {
    question: 'What does promoted mean?',
    answer: 'The listing is put forward and stands first in its list. Its card says so.',
    translations: {},
  },
  {
    question: 'How is the mortgage estimate worked out?',
    answer:
      'As an annuity: equal monthly instalments at the rate and term you enter. It is an estimate, not an offer.',
    translations: {},
  },
  {
    question: 'What is the difference between sold and gone?',
    answer:
      'Sold and let homes keep their page, so that links and comparisons still work. Withdrawn ones are gone.',
    translations: {},
  },
  {
    question: 'How do I report a listing?',
    answer: 'Open it, choose “Report” and say what is wrong. You need to be signed in.',
    translations: {},
  },
  {
    question: 'Are the pictures real?',
    answer:
      'They must show the home itself. In this demo region they are computed from models, because the homes are made up.',
    translations: {},
  },
  {
    question: 'What are near-by distances measured from?',
    answer: 'From the home to the nearest place of that kind, in a straight line.',
    translations: {},
  },
  {
    question: 'How often do new homes appear?',
    answer: 'Whenever somebody lists one. The newest stand first unless you choose another order.',
    translations: {},
  },
  {
    question: 'What does under construction mean?',
    answer: 'Work has begun. Upcoming projects have permission and a date, but no crane yet.',
    translations: {},
  },
  {
    question: 'May I list a home myself?',
    answer: 'Yes. Owners and agents list side by side.',
    translations: {},
  },
  {
    question: 'How long does a listing stay?',
    answer: 'Ninety days. The owner can renew it, hide it or take it down at any time.',
    translations: {},
  },
  {
    question: 'Why can I not find a street?',
    answer: 'If the owner hides the address, neither the page nor the search tells it.',
    translations: {},
  },
  {
    question: 'What is the living area?',
    answer: 'The floor inside the walls, without cellars and balconies.',
    translations: {},
  },
  {
    question: 'Do agents pay to be listed?',
    answer: 'No. Nobody can buy a place in the list of agents.',
    translations: {},
  },
  {
    question: 'Is my search kept?',
    answer:
      'Only if you save it: then we write to you when a home fits. Without saving, it is in the address of the page and in this browser.',
    translations: {},
  },
  {
    question: 'How do I compare two homes?',
    answer: 'Choose “Compare” on up to four homes and lay them side by side.',
    translations: {},
  },
  {
    question: 'What if a page does not load?',
    answer: 'Wait a moment and try again. If you are offline, the page says so.',
    translations: {},
  },
  {
    question: 'What is a premium listing?',
    answer: 'A home that is open only to readers whose package includes premium listings.',
    translations: {
      es: {
        question: '¿Qué es un anuncio prémium?',
        answer: 'Una vivienda que solo ven quienes tienen un paquete con anuncios prémium.',
      },
      de: {
        question: 'Was ist ein Premium-Inserat?',
        answer: 'Ein Objekt, das nur sieht, wessen Paket Premium-Inserate enthält.',
      },
      ar: {
        question: 'ما هو الإعلان المميز؟',
        answer: 'منزل لا يراه إلا من تشمل باقته الإعلانات المميزة.',
      },
    },
  },
  {
    question: 'Why is the place on the map only roughly right?',
    answer:
      'Some owners hide the exact address. The map then shows a place a few streets away, always the same one.',
    translations: {
      es: {
        question: '¿Por qué el punto del mapa es solo aproximado?',
        answer:
          'Algunos dueños ocultan la dirección exacta. El mapa muestra entonces un punto a pocas calles, siempre el mismo.',
      },
      de: {
        question: 'Warum stimmt der Ort auf der Karte nur ungefähr?',
        answer:
          'Manche Eigentümer verbergen die genaue Adresse. Dann zeigt die Karte einen Ort ein paar Straßen weiter, immer denselben.',
      },
      ar: {
        question: 'لماذا الموقع على الخريطة تقريبي؟',
        answer: 'يخفي بعض الملاك العنوان الدقيق، فتعرض الخريطة مكانًا قريبًا، هو نفسه دائمًا.',
      },
    },
  },
  {
    question: 'What does verified mean?',
    answer: 'The agent or owner has shown us papers that prove who they are.',
    translations: {
      es: {
        question: '¿Qué significa verificado?',
        answer: 'Que el agente o dueño nos ha mostrado documentos que prueban quién es.',
      },
      de: {
        question: 'Was bedeutet geprüft?',
        answer: 'Die Person hat uns mit Papieren gezeigt, wer sie ist.',
      },
      ar: { question: 'ماذا يعني موثّق؟', answer: 'قدّم الوكيل أو المالك أوراقًا تثبت هويته.' },
    },
  },
  {
    question: 'Who checks the listings?',
    answer: 'A person reads each one before it appears, and again when somebody reports it.',
    translations: {
      es: {
        question: '¿Quién revisa los anuncios?',
        answer:
          'Una persona lee cada uno antes de que aparezca, y otra vez cuando alguien lo denuncia.',
      },
      de: {
        question: 'Wer prüft die Inserate?',
        answer:
          'Ein Mensch liest jedes, bevor es erscheint, und noch einmal, wenn es gemeldet wird.',
      },
      ar: {
        question: 'من يراجع الإعلانات؟',
        answer: 'يقرأ شخصٌ كل إعلان قبل ظهوره، ومرة أخرى إذا أبلغ عنه أحد.',
      },
    },
  },
  {
    question: 'Do I need an account to look around?',
    answer:
      'No. You can search, compare, save homes on your device and save searches without one. You need an account to list a home and to report one.',
    translations: {
      es: {
        question: '¿Necesito una cuenta para mirar?',
        answer:
          'No. Puedes buscar, comparar, guardar viviendas en tu dispositivo y guardar búsquedas sin ella. La cuenta hace falta para publicar y para denunciar anuncios.',
      },
      de: {
        question: 'Brauche ich ein Konto, um mich umzusehen?',
        answer:
          'Nein. Suchen, vergleichen, Objekte auf dem Gerät merken und Suchen speichern geht ohne. Ein Konto brauchen Sie, um zu inserieren und Inserate zu melden.',
      },
      ar: {
        question: 'هل أحتاج إلى حساب للتصفح؟',
        answer:
          'لا. يمكنك البحث والمقارنة وحفظ المنازل على جهازك وحفظ عمليات البحث من دون حساب. الحساب لازم لنشر إعلان وللإبلاغ عن إعلان.',
      },
    },
  },
]
