/** Static pages, in HTML. */
export const DEMO_PAGES = {
  about_us: {
    text: '<h2>Find the place you’ll call home</h2><p>Hearth began with a question: why do we make the biggest purchase of our lives on the noisiest pages of the web? We show homes as they are, with all the details up front, and leave out the rest.</p><p>Owners list here themselves or through verified agents. A person reviews every listing before it appears.</p>',
    translations: {
      es: '<h2>Encuentra el lugar que llamarás hogar</h2><p>Hearth nació de una pregunta: ¿por qué la compra más importante de la vida se hace en las páginas más ruidosas de la web? Mostramos las viviendas tal como son, con todos los detalles a la vista y sin distracciones.</p><p>Aquí publican los propietarios, directamente o a través de agentes verificados. Una persona revisa cada anuncio antes de que aparezca.</p>',
      de: '<h2>Finden Sie Ihr neues Zuhause</h2><p>Am Anfang von Hearth stand eine Frage: Warum findet der wichtigste Kauf des Lebens auf den lautesten Seiten im Netz statt? Wir zeigen Immobilien, wie sie sind, mit allen Details auf einen Blick und ohne Ablenkung.</p><p>Eigentümer inserieren hier selbst oder über verifizierte Makler. Jedes Inserat wird von einem Menschen geprüft, bevor es erscheint.</p>',
      ar: '<h2>اعثر على المكان الذي ستسميه بيتك</h2><p>بدأت Hearth بسؤال: لماذا نُتمّ أهم عملية شراء في حياتنا على أكثر صفحات الويب ضجيجًا؟ نعرض المنازل كما هي، بكل تفاصيلها ومن دون ما يشتّت الانتباه.</p><p>يعلن الملاك هنا بأنفسهم أو عبر وكلاء موثّقين، ويُراجَع كل إعلان قبل ظهوره.</p>',
    },
  },
  terms_conditions: {
    text: '<p>People who post a listing are responsible for what it says. We check what we can and remove false information.</p><p>Nothing on this site is a binding offer until both parties have signed a contract. Prices are in the currency of the listing and, unless stated otherwise, don’t include taxes.</p>',
    translations: {
      es: '<p>Quien publica un anuncio es responsable de su contenido. Comprobamos lo que podemos y retiramos la información falsa.</p><p>Nada de lo que aparece en este sitio es una oferta vinculante hasta que ambas partes firman un contrato. Los precios se indican en la moneda del anuncio y, salvo que se diga lo contrario, no incluyen impuestos.</p>',
      de: '<p>Wer ein Inserat aufgibt, ist für dessen Inhalt verantwortlich. Wir prüfen, was wir können, und entfernen falsche Angaben.</p><p>Nichts auf dieser Website ist ein verbindliches Angebot, bevor beide Seiten einen Vertrag unterschrieben haben. Preise gelten in der Währung des Inserats und, sofern nicht anders angegeben, ohne Steuern.</p>',
      ar: '<p>يتحمل ناشر الإعلان مسؤولية محتواه. نتحقق مما نستطيع ونزيل المعلومات غير الصحيحة.</p><p>لا يُعدّ أي شيء في هذا الموقع عرضًا ملزمًا قبل توقيع الطرفين عقدًا. الأسعار بعملة الإعلان، ولا تشمل الضرائب ما لم يُذكر خلاف ذلك.</p>',
    },
  },
  privacy_policy: {
    text: '<p>You don’t need an account to browse. What is saved on your device stays there. We don’t use trackers, and no other company learns about your visit unless you open something it provides, such as a video.</p><p>The exact address of a home is only shown if its owner agrees. Otherwise, the map shows an approximate location.</p>',
    translations: {
      es: '<p>No necesitas una cuenta para navegar. Lo que se guarda en tu dispositivo se queda en él. No usamos rastreadores, y ninguna otra empresa sabe de tu visita, salvo que abras algo que ella ofrece, como un vídeo.</p><p>La dirección exacta de una vivienda solo se muestra si su propietario quiere. Si no, el mapa muestra una ubicación aproximada.</p>',
      de: '<p>Zum Stöbern brauchen Sie kein Konto. Was auf Ihrem Gerät gespeichert ist, bleibt dort. Wir verwenden keine Tracker, und kein anderes Unternehmen erfährt von Ihrem Besuch, es sei denn, Sie öffnen etwas von ihm, zum Beispiel ein Video.</p><p>Die genaue Adresse erscheint nur, wenn der Eigentümer es möchte. Sonst zeigt die Karte die ungefähre Lage.</p>',
      ar: '<p>لا تحتاج إلى حساب للتصفح. ما يُحفظ على جهازك يبقى عليه. لا نستخدم أدوات تتبّع، ولا تعلم أي شركة أخرى بزيارتك إلا إذا فتحت شيئًا تقدّمه، كمقطع فيديو.</p><p>لا يظهر العنوان الدقيق للمنزل إلا بموافقة مالكه، وإلا فتعرض الخريطة موقعًا تقريبيًا.</p>',
    },
  },
} as const
