document.documentElement.dataset.theme ??= '';
