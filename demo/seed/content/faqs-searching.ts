import type { DemoFaq } from './demo-faq.ts'

/** Questions about searching, saving and using the site. */
export const FAQS_SEARCHING: readonly DemoFaq[] = [
  {
    question: 'Can I use Hearth on my phone?',
    answer: 'Yes. Every page works on small screens too.',
    translations: {
      es: {
        question: '¿Puedo usar Hearth en el móvil?',
        answer: 'Sí. Todas las páginas funcionan también en pantallas pequeñas.',
      },
      de: {
        question: 'Kann ich Hearth auf dem Smartphone nutzen?',
        answer: 'Ja. Alle Seiten funktionieren auch auf kleinen Bildschirmen.',
      },
      ar: {
        question: 'هل يمكنني استخدام Hearth على الهاتف؟',
        answer: 'نعم، تعمل جميع الصفحات على الشاشات الصغيرة أيضًا.',
      },
    },
  },
  {
    question: 'Which languages is Hearth available in?',
    answer:
      'English, Spanish, German and Arabic. You can switch at the top or bottom of every page.',
    translations: {
      es: {
        question: '¿En qué idiomas está disponible Hearth?',
        answer:
          'En inglés, español, alemán y árabe. Puedes cambiar de idioma al principio o al final de cada página.',
      },
      de: {
        question: 'In welchen Sprachen gibt es Hearth?',
        answer:
          'Auf Englisch, Spanisch, Deutsch und Arabisch. Die Sprache können Sie auf jeder Seite oben oder unten wechseln.',
      },
      ar: {
        question: 'ما اللغات المتاحة في Hearth؟',
        answer:
          'الإنجليزية والإسبانية والألمانية والعربية، ويمكنك تغيير اللغة من أعلى أي صفحة أو أسفلها.',
      },
    },
  },
  {
    question: 'How is the mortgage estimate calculated?',
    answer:
      'It assumes equal monthly payments at the interest rate and term you enter. It’s an estimate, not a loan offer.',
    translations: {
      es: {
        question: '¿Cómo se calcula la estimación de la hipoteca?',
        answer:
          'Con cuotas mensuales iguales según el interés y el plazo que indiques. Es una estimación, no una oferta de préstamo.',
      },
      de: {
        question: 'Wie wird die Finanzierung geschätzt?',
        answer:
          'Mit gleichbleibenden Monatsraten bei dem Zinssatz und der Laufzeit, die Sie eingeben. Das ist eine Schätzung und kein Kreditangebot.',
      },
      ar: {
        question: 'كيف يُحسب تقدير التمويل العقاري؟',
        answer:
          'بأقساط شهرية متساوية وفق نسبة الفائدة والمدة اللتين تدخلهما. وهو تقدير وليس عرض تمويل.',
      },
    },
  },
  {
    question: 'How are distances to nearby places measured?',
    answer: 'In a straight line from the home to the nearest place of that kind.',
    translations: {
      es: {
        question: '¿Cómo se miden las distancias a los lugares cercanos?',
        answer: 'En línea recta desde la vivienda hasta el lugar más cercano de ese tipo.',
      },
      de: {
        question: 'Wie werden Entfernungen in der Umgebung gemessen?',
        answer: 'Als Luftlinie vom Objekt zum nächstgelegenen Ort dieser Art.',
      },
      ar: {
        question: 'كيف تُقاس المسافات إلى الأماكن القريبة؟',
        answer: 'بخط مستقيم من المنزل إلى أقرب مكان من هذا النوع.',
      },
    },
  },
  {
    question: 'How often are new homes added?',
    answer: 'As soon as someone lists one. Newest homes come first unless you sort differently.',
    translations: {
      es: {
        question: '¿Con qué frecuencia hay viviendas nuevas?',
        answer:
          'En cuanto alguien publica una. Las más recientes aparecen primero, salvo que elijas otro orden.',
      },
      de: {
        question: 'Wie oft kommen neue Objekte hinzu?',
        answer:
          'Sobald jemand eines inseriert. Die neuesten stehen oben, wenn Sie nicht anders sortieren.',
      },
      ar: {
        question: 'متى تُضاف منازل جديدة؟',
        answer: 'كلما نشر أحدهم إعلانًا. تظهر الأحدث أولًا ما لم تختر ترتيبًا آخر.',
      },
    },
  },
  {
    question: 'Why can’t I find a street?',
    answer: 'If the owner hides the address, neither the page nor the search shows it.',
    translations: {
      es: {
        question: '¿Por qué no encuentro una calle?',
        answer:
          'Si el propietario oculta la dirección, no aparece ni en la página ni en la búsqueda.',
      },
      de: {
        question: 'Warum finde ich eine Straße nicht?',
        answer:
          'Wenn der Eigentümer die Adresse ausblendet, zeigen sie weder die Seite noch die Suche.',
      },
      ar: {
        question: 'لماذا لا أجد شارعًا معيّنًا؟',
        answer: 'إذا أخفى المالك العنوان فلن يظهر في الصفحة ولا في البحث.',
      },
    },
  },
  {
    question: 'Is my search saved?',
    answer:
      'Only if you save it. We’ll then email you when a home matches. Otherwise, it’s only in the page address and in this browser.',
    translations: {
      es: {
        question: '¿Se guarda mi búsqueda?',
        answer:
          'Solo si la guardas. Entonces te escribimos cuando una vivienda encaja. Si no, queda únicamente en la dirección de la página y en este navegador.',
      },
      de: {
        question: 'Wird meine Suche gespeichert?',
        answer:
          'Nur wenn Sie sie speichern. Dann schreiben wir Ihnen, sobald ein Objekt passt. Sonst steht sie nur in der Adresse der Seite und in diesem Browser.',
      },
      ar: {
        question: 'هل يُحفظ بحثي؟',
        answer:
          'فقط إذا حفظته بنفسك، وعندها نراسلك حين يتوفر منزل مناسب. وإلا فيبقى في عنوان الصفحة وفي هذا المتصفح فقط.',
      },
    },
  },
  {
    question: 'How do I compare homes?',
    answer: 'Choose “Compare” on up to four homes to see them side by side.',
    translations: {
      es: {
        question: '¿Cómo comparo viviendas?',
        answer: 'Elige «Comparar» en hasta cuatro viviendas para verlas una al lado de otra.',
      },
      de: {
        question: 'Wie vergleiche ich Objekte?',
        answer: 'Wählen Sie bei bis zu vier Objekten „Vergleichen“, um sie nebeneinander zu sehen.',
      },
      ar: {
        question: 'كيف أقارن بين المنازل؟',
        answer: 'اختر «مقارنة» في أربعة منازل كحدّ أقصى لتراها جنبًا إلى جنب.',
      },
    },
  },
  {
    question: 'What can I do if a page doesn’t load?',
    answer: 'Wait a moment and try again. If you’re offline, the page tells you.',
    translations: {
      es: {
        question: '¿Qué hago si una página no carga?',
        answer:
          'Espera un momento e inténtalo de nuevo. Si no tienes conexión, la página te lo indica.',
      },
      de: {
        question: 'Was kann ich tun, wenn eine Seite nicht lädt?',
        answer:
          'Warten Sie einen Moment und versuchen Sie es noch einmal. Wenn Sie offline sind, zeigt die Seite es an.',
      },
      ar: {
        question: 'ماذا أفعل إذا لم تُحمَّل صفحة؟',
        answer: 'انتظر قليلًا ثم حاول مرة أخرى. وإذا انقطع اتصالك فستخبرك الصفحة بذلك.',
      },
    },
  },
  {
    question: 'Do I need an account to look around?',
    answer:
      'No. Without one, you can search, compare, save favorites on your device and save searches. You need an account to list a home or report a listing.',
    translations: {
      es: {
        question: '¿Necesito una cuenta para mirar?',
        answer:
          'No. Sin cuenta puedes buscar, comparar, guardar favoritos en tu dispositivo y guardar búsquedas. La necesitas para publicar una vivienda o denunciar un anuncio.',
      },
      de: {
        question: 'Brauche ich ein Konto, um mich umzusehen?',
        answer:
          'Nein. Auch ohne Konto können Sie suchen, vergleichen, Favoriten auf Ihrem Gerät merken und Suchen speichern. Ein Konto brauchen Sie, um zu inserieren oder ein Inserat zu melden.',
      },
      ar: {
        question: 'هل أحتاج إلى حساب للتصفح؟',
        answer:
          'لا. يمكنك من دون حساب البحث والمقارنة وحفظ المفضلة على جهازك وحفظ عمليات البحث. تحتاج إلى حساب لنشر إعلان أو للإبلاغ عن إعلان.',
      },
    },
  },
]
