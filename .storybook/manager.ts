import '@hearth/machine-lab/panel/manager'
